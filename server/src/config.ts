import path from 'node:path'
import { GivenSettings } from '#given-settings.ts'
import { type BackupsSettings, readBackups } from './settings/backup.ts'
import { type ContactSettings, readContact } from './settings/contact.ts'
import { type DatabaseSettings, readDatabase } from './settings/database.ts'
import { type MarketSettings, readMarket } from './settings/market.ts'
import { type MoneySettings, readMoney } from './settings/money.ts'
import { readServing, type ServingSettings } from './settings/serving.ts'
import { readWatching, type WatchingSettings } from './settings/watching.ts'

/** The settings of interface.md, checked. */
export type Config = ServingSettings &
  DatabaseSettings &
  ContactSettings &
  MarketSettings &
  MoneySettings &
  BackupsSettings &
  WatchingSettings & {
    readonly dataDir: string
    /** The name of every setting, and whether the environment gave it. */
    readonly settings: ReadonlyMap<string, boolean>
  }

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment: the only place that does. An empty value counts as unset, and NAME_FILE names a file with the
 * value. Throws a StartProblem with a line for each setting that is wrong, and with what `alsoSaid` says of the others then.
 */
export function readConfig(
  env: Env,
  cwd: string,
  alsoSaid: (config: Partial<Config>, problems: readonly string[]) => readonly string[] = () => [],
): Config {
  const given = new GivenSettings(env, cwd)
  const config: Config = {
    ...readServing(given),
    dataDir: given.check(() => path.resolve(cwd, given.given('DATA_DIR') ?? '.data')),
    ...readDatabase(given),
    ...readContact(given),
    ...readMarket(given),
    ...readMoney(given),
    ...readBackups(given, cwd),
    ...readWatching(given),
    settings: given.asked,
  }
  given.assertRight((problems) => alsoSaid(config, problems))
  return config
}
