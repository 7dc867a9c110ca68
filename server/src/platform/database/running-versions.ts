import { type Kysely, sql } from 'kysely'

/** The name of a process's connections in pg_stat_activity: it tells others which schema the process was made for. */
export const processName = (knownMigrations: readonly string[]): string =>
  `evenmoor ${migrationNumber(knownMigrations.at(-1) ?? '')}`

/** The number that a migration's name begins with. */
export const migrationNumber = (name: string): string => name.slice(0, 4)

export type RunningVersions = {
  /** By the number of the newest migration that the processes know, oldest first. */
  readonly known: readonly { readonly newest: string; readonly connections: number }[]
  /** Connections that do not say what they know, or whose name this login may not see. */
  readonly unknown: number
}

/** Which versions of the product are connected to this database now. */
export async function runningVersions(db: Kysely<unknown>): Promise<RunningVersions> {
  const { rows } = await sql<{ name: string | null; connections: number }>`
    select application_name as name, count(*)::int as connections from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    group by 1 order by 1`.execute(db)
  const known = rows.flatMap(({ name, connections }) => {
    const [, newest] = /^evenmoor (\d{4})$/.exec(name ?? '') ?? []
    return newest === undefined ? [] : [{ newest, connections }]
  })
  const unknown = rows.filter(({ name }) => name === null || name === 'evenmoor')
  return { known, unknown: unknown.reduce((sum, { connections }) => sum + connections, 0) }
}
