import type { Config } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'
import { isReachableFromElsewhere } from '#exposure.ts'
import { isPracticeOnly } from '#chains/networks.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Where the demo keeps everything unless DATA_DIR names another folder: never in the ordinary one. */
const folder = '.data-demo'

/** The environment of a demo: the given one with its own data folder. */
export const demoEnvironment = (env: Env): Env =>
  env['DATA_DIR']?.trim() || env['DATA_DIR_FILE']?.trim() ? env : { ...env, DATA_DIR: folder }

/** Throws a StartProblem for settings that a site whose passwords are printed cannot have. */
export function assertDemoSettings(config: Config): void {
  if (isReachableFromElsewhere(config))
    throw new StartProblem(
      'HOST or PUBLIC_URL says that others can reach this site, and the passwords of a demo are known to everybody: leave both on this machine, or start without --demo.',
    )
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'MAIL_URL'] as const)
    if (config.settings.get(name) === true)
      throw new StartProblem(
        `${name} is set, and a demo has a database and a mailbox of its own: unset it, or start without --demo.`,
      )
  if (config.role !== 'all')
    throw new StartProblem(`ROLE is "${config.role}", and a demo is one process: unset it.`)
  if (!isPracticeOnly({ config }))
    throw new StartProblem(
      'A coin is set to a test network, and a demo has practice money only: unset its settings, or start without --demo.',
    )
}
