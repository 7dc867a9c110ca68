import type { Config } from '#config.ts'
import { reachDatabase } from '#database/open-database.ts'
import { type RehearsedMigration, rehearseMigrations } from '#database/rehearse-migrations.ts'
import type { Log } from '#platform/logging/log.ts'
import { type OnProgress, unwatched } from '#platform/on-progress.ts'
import { pendingMigrations, withMigrationDatabase } from '#platform/database/migrate.ts'
import { migrationFiles, migrationsFolder } from '#platform/database/migration-files.ts'
import {
  migrationNumber,
  type RunningVersions,
  runningVersions,
} from '#platform/database/running-versions.ts'

/** What `migrate` would do to a database and to the processes on it. */
export type UpgradeCheck = {
  /** Nothing was ever migrated: there is nobody to be held up. */
  readonly isEmpty: boolean
  readonly migrations: readonly RehearsedMigration[]
  /** The migration that every process must know afterwards; undefined where nothing is to be run. */
  readonly requiredAfter: string | undefined
  readonly running: RunningVersions
  /** Of those that run, the ones that the newer schema makes unready. */
  readonly leftBehind: readonly string[]
}

type CheckOptions = { readonly folder?: string; readonly onProgress?: OnProgress }

/** Changes nothing. Throws a StartProblem for a database that this version can't work with. */
export async function checkUpgrade(
  config: Config,
  log: Log,
  { folder = migrationsFolder, onProgress = unwatched }: CheckOptions = {},
): Promise<UpgradeCheck> {
  const { url, stop } = await reachDatabase(config, log)
  try {
    const pending = await pendingMigrations(url, folder)
    const running = await withMigrationDatabase(url, runningVersions)
    const isEmpty = pending.length > 0 && pending.length === (await migrationFiles(folder)).length
    if (pending.length === 0 || isEmpty) {
      const migrations = pending.map(({ name, isConcurrent }) => ({ name, isConcurrent, holds: [] }))
      return { isEmpty, migrations, requiredAfter: undefined, running, leftBehind: [] }
    }
    const { migrations, requiredAfter } = await rehearseMigrations(pending, folder, onProgress)
    const leftBehind = running.known
      .map(({ newest }) => newest)
      .filter((newest) => newest < migrationNumber(requiredAfter))
    return { isEmpty, migrations, requiredAfter, running, leftBehind }
  } finally {
    await stop()
  }
}
