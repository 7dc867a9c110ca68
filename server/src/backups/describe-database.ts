import type { Sql } from '@evenmoor/ledger'
import { StartProblem } from '#database/start-problem.ts'

/** What a backup has to know of the database it copies. */
export type Described = {
  /** PostgreSQL's identifier of the cluster; a restore keeps it. */
  readonly system: string
  /** A restore begins a new one. */
  readonly timeline: number
  readonly major: number
  /** The newest migration. */
  readonly migration: string
  /** By the clock of the database. */
  readonly now: Date
}

type Row = Described & { isArchiving: boolean; failedFile: string | null }

/** Any login may ask. Throws a StartProblem where the database does not keep its changes for the backups. */
export async function describeDatabase(db: Sql): Promise<Described> {
  const { rows } = await db.query<Row>(
    `select (select system_identifier::text from pg_control_system()) as system,
       (select timeline_id from pg_control_checkpoint()) as timeline,
       current_setting('server_version_num')::int / 10000 as major,
       coalesce((select max(name) from schema_migration), '') as migration,
       current_setting('archive_mode') = 'on' as "isArchiving",
       (select last_failed_wal from pg_stat_archiver
         where last_failed_time > coalesce(last_archived_time, '-infinity')) as "failedFile",
       clock_timestamp() as now`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL does not describe itself')
  const { isArchiving, failedFile, ...described } = row
  if (!isArchiving)
    throw new StartProblem(
      'The database runs without its archive of changes. Stop every Evenmoor of this DATA_DIR, start it with BACKUP_DIR set, and back up then.',
    )
  if (failedFile !== null)
    throw new StartProblem(
      `PostgreSQL cannot archive its changes (${failedFile}): its log in DATA_DIR says why, a full disk for example.`,
    )
  return described
}
