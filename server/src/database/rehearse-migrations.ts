import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { bringsPostgres } from '#database/embedded/binaries.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { StartProblem } from '#database/start-problem.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OnProgress, partOf, unwatched } from '#platform/on-progress.ts'
import { type MigrationFile, migrationFiles, migrationsFolder } from '#platform/database/migration-files.ts'

/** What others have to wait for while a table is held. */
type Held = { readonly table: string; readonly waiting: 'reads and writes' | 'writes' }

/** What one migration did in the rehearsal. */
export type RehearsedMigration = {
  readonly name: string
  /** An index that is built beside other work, outside of a transaction. */
  readonly isConcurrent: boolean
  /** The tables of the older schema that it holds, each once. */
  readonly holds: readonly Held[]
}

export type Rehearsal = {
  readonly migrations: readonly RehearsedMigration[]
  /** The migration that every process must know from then on. */
  readonly requiredAfter: string
}

/** PostgreSQL's locks on tables that somebody who reads or writes rows has to wait for. */
const waitingFor: Readonly<Record<string, Held['waiting']>> = {
  AccessExclusiveLock: 'reads and writes',
  ExclusiveLock: 'writes',
  ShareRowExclusiveLock: 'writes',
  ShareLock: 'writes',
}

/**
 * Runs the pending migrations on an empty database with the same schema, on a PostgreSQL that is started for it and gone
 * afterwards: the operator's database is not touched. Tells which tables they lock. Throws a StartProblem where PostgreSQL's
 * programs are not installed.
 */
export async function rehearseMigrations(
  pending: readonly MigrationFile[],
  folder = migrationsFolder,
  onProgress: OnProgress = unwatched,
): Promise<Rehearsal> {
  if (!bringsPostgres())
    throw new StartProblem(
      'upgrade-check starts a PostgreSQL to try the migrations, and none is installed here: a container image has none. Run upgrade-check in a checkout of this version (npm run setup), with the same settings.',
    )
  // The start of a PostgreSQL, the schema as it is, the rest.
  const part = (index: number) => partOf(onProgress, index, 3)
  part(0)(0, 1)
  const scratch = await mkdtemp(path.join(tmpdir(), 'evenmoor-rehearsal-'))
  try {
    const older = await copyOlder(folder, path.join(scratch, 'migrations'), pending)
    const { ownerUrl, stop } = await startEmbedded({ dataDir: path.join(scratch, 'data') })
    try {
      await migrate(ownerUrl, { folder: older, onProgress: part(1) })
      return await rehearse(ownerUrl, pending, part(2))
    } finally {
      await stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The migrations before the pending ones, without the grants, which may name what is not there yet. */
async function copyOlder(folder: string, to: string, pending: readonly MigrationFile[]): Promise<string> {
  await mkdir(path.join(to, 'grants'), { recursive: true })
  const later = new Set(pending.map(({ name }) => name))
  for (const { name } of await migrationFiles(folder)) {
    if (!later.has(name)) await cp(path.join(folder, `${name}.sql`), path.join(to, `${name}.sql`))
  }
  return to
}

async function rehearse(
  url: string,
  pending: readonly MigrationFile[],
  onProgress: OnProgress,
): Promise<Rehearsal> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ oid: number }>(
      "select oid::int from pg_class where relkind in ('r', 'p') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)",
    )
    const known = tables.map(({ oid }) => oid)
    const migrations: RehearsedMigration[] = []
    for (const file of pending) {
      migrations.push(await runOnce(client, file, known))
      onProgress(migrations.length, pending.length)
    }
    const { rows } = await client.query<{ required: string }>(
      'select required_migration as required from schema_compatibility',
    )
    return { migrations, requiredAfter: rows[0]?.required ?? '' }
  } finally {
    await client.end()
  }
}

async function runOnce(
  client: pg.Client,
  { name, text, isConcurrent }: MigrationFile,
  known: readonly number[],
): Promise<RehearsedMigration> {
  if (isConcurrent) {
    await client.query(text)
    return { name, isConcurrent, holds: [] }
  }
  await client.query('begin')
  await client.query(text)
  const { rows } = await client.query<{ table: string; mode: string }>(
    `select relation::regclass::text as table, mode from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation' and relation = any ($1::oid[]) order by 1, 2`,
    [known],
  )
  await client.query('commit')
  return { name, isConcurrent, holds: holdsOf(rows) }
}

/** For each table what is waited for most. */
function holdsOf(locks: readonly { table: string; mode: string }[]): Held[] {
  const held = new Map<string, Held['waiting']>()
  for (const { table, mode } of locks) {
    const waiting = waitingFor[mode]
    if (waiting !== undefined && held.get(table) !== 'reads and writes') held.set(table, waiting)
  }
  return [...held].map(([table, waiting]) => ({ table, waiting }))
}
