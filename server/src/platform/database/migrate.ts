import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { type OnProgress, unwatched } from '../on-progress.ts'
import { grantTexts, type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts'
import { type Locking, migrating, type Patience, whileSchemaIsOurs } from './schema-lock.ts'
import { appliedNames, schemaState } from './schema-state.ts'
import { whileIndexIsWatched } from './watch-index.ts'

/** A change that waits longer than this for a table would hold up every request behind it. */
const lockTimeout = '2s'
const lockNotAvailable = '55P03'

export type MigrateOptions = {
  readonly folder?: string
  /** Is told, in a sentence, what the lock is waited for. */
  readonly onWait?: (line: string) => void
  /** Hears how many of the files have run, and how far an index is that is built beside other work. */
  readonly onProgress?: OnProgress
  readonly patience?: Patience
}

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of their names, and then the grants. A schema
 * that a newer version made is left alone. Safe to run from several processes at once: the others wait and find nothing to
 * do. Gives the names of the files that it ran. Throws a StartProblem for a database that this version can't work with, and
 * where another process keeps the lock for too long.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = migrationsFolder, onWait, onProgress = unwatched, patience } = options
  return withMigrationDatabase(ownerUrl, async (db) => {
    try {
      return await bringUp({ db, ownerUrl }, { folder, steps: stepsOf(onProgress) }, { onWait, patience })
    } catch (error) {
      throw errorCode(error) === lockNotAvailable ? tableBusy(error) : error
    }
  })
}

/** The files that `migrate` would run, oldest first. Reads alone. Throws as `migrate` does for a database of another version. */
export const pendingMigrations = (url: string, folder = migrationsFolder): Promise<MigrationFile[]> =>
  withMigrationDatabase(url, async (db) => pendingOf(db, await migrationFiles(folder)))

/** Queries as whom the address says, without the time-outs of the application. */
export async function withMigrationDatabase<T>(
  url: string,
  work: (db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: migrating,
  })
  // Whoever uses a connection hears that it broke; that an idle one did isn't worth the end of the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** `whileSchemaIsOurs` is the lock. Kysely's own belongs to a session, so a pooler would keep it, and later starts would wait for it. */
class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const none = async (): Promise<void> => undefined
    return Object.assign(new PostgresAdapter(), { acquireMigrationLock: none, releaseMigrationLock: none })
  }
}

/** Counts the files that have run. */
type Steps = ReturnType<typeof stepsOf>

function stepsOf(onProgress: OnProgress) {
  let [done, total] = [0, 0]
  return {
    begin: (left: number) => {
      total = done + left
      if (total > 0) onProgress(done, total)
    },
    within: (part: number, parts: number) => onProgress(done + part / parts, total),
    end: () => onProgress((done += 1), total),
  }
}

type Owner = { readonly db: Kysely<unknown>; readonly ownerUrl: string }

/**
 * All in the one transaction that holds the lock, the grants too: no process meets a new table before it may use it, and a
 * pooler with a single connection is enough. On a database that is in use the concurrent files come after everything else,
 * one by one, and need a second connection.
 */
async function bringUp(
  { db, ownerUrl }: Owner,
  { folder, steps }: { readonly folder: string; readonly steps: Steps },
  locking: Locking,
): Promise<string[]> {
  const files = await migrationFiles(folder)
  const ran = new Set<string>()
  const built = new Set<string>()
  for (;;) {
    const { names, next } = await whileSchemaIsOurs(
      db,
      (tx) => advance(tx, files, { folder, built, steps }),
      locking,
    )
    for (const name of names) ran.add(name)
    if (next === undefined) return [...ran].toSorted()
    await whileSchemaIsOurs(db, () => buildBeside({ db, ownerUrl }, { files, file: next }, steps), locking)
    built.add(next.name)
  }
}

type Advanced = {
  readonly names: readonly string[]
  /** What can't be run in a transaction, and comes next. */
  readonly next: MigrationFile | undefined
}

async function advance(
  tx: Kysely<unknown>,
  files: readonly MigrationFile[],
  {
    folder,
    built,
    steps,
  }: { readonly folder: string; readonly built: ReadonlySet<string>; readonly steps: Steps },
): Promise<Advanced> {
  const state = await schemaState(tx, namesOf(files))
  // The newer version's grants stay too: those of this version don't know the newer tables.
  if (state === 'newer') return { names: [], next: undefined }
  await ensureApplicationRole(tx)
  // Nobody works on an empty database, so nothing has to be done beside others.
  const isEmpty = state === 'empty'
  const pending = await pendingOf(tx, files)
  const later = pending.filter(({ name, isConcurrent }) => !isEmpty && isConcurrent && !built.has(name))
  steps.begin(pending.filter(({ name }) => !built.has(name)).length)
  const now = files.filter((file) => !later.includes(file))
  if (pending.length > later.length) await migrateTo(tx, isEmpty ? now.map(inTransaction) : now, steps)
  for (const text of await grantTexts(folder)) await sql.raw(text).execute(tx)
  return { names: namesOf(pending.filter((file) => !later.includes(file))), next: later[0] }
}

const namesOf = (files: readonly MigrationFile[]): string[] => files.map(({ name }) => name)

async function pendingOf(db: Kysely<unknown>, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  const state = await schemaState(db, namesOf(files))
  if (state === 'newer' || state === 'current') return []
  const applied = await appliedNames(db)
  return files.filter(({ name }) => !applied.includes(name))
}

/** The role of grants/*.sql. Roles belong to the whole server, so this is no migration. */
async function ensureApplicationRole(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    begin
      if not exists (select 1 from pg_roles where rolname = 'evenmoor_app') then create role evenmoor_app nologin; end if;
    exception when duplicate_object or unique_violation then null; end;
    if not pg_has_role(current_user, 'evenmoor_app', 'member') then execute format('grant evenmoor_app to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(db)
}

/** The same, for a database that nobody works on. */
const inTransaction = ({ name, text, isConcurrent }: MigrationFile): MigrationFile => ({
  name,
  text: isConcurrent ? text.replace(/\bindex\s+concurrently\b/i, 'index') : text,
  isConcurrent: false,
})

async function migrateTo(tx: Kysely<unknown>, files: readonly MigrationFile[], steps: Steps): Promise<void> {
  const { error } = await migratorOn(tx, files, steps).migrateToLatest()
  if (error !== undefined) throw error
}

/** Another process may have built it between two transactions of ours. */
async function buildBeside(
  { db, ownerUrl }: Owner,
  { files, file }: { readonly files: readonly MigrationFile[]; readonly file: MigrationFile },
  steps: Steps,
): Promise<void> {
  await assertSecondConnection(ownerUrl, file.name)
  const pending = namesOf(await pendingOf(db, files))
  if (pending.includes(file.name))
    await whileIndexIsWatched(ownerUrl, () => runConcurrently(db, file), steps.within)
  steps.end()
}

/** How long a pooler may keep the second connection waiting. */
const secondWithinMs = 10_000

/** A pooler without another connection would keep us waiting for one that only our own end sets free. */
async function assertSecondConnection(ownerUrl: string, name: string): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: secondWithinMs,
    query_timeout: secondWithinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (cause) {
    throw new StartProblem(
      `The schema was not changed: "${name}" needs two connections at once, and the second wasn't there within ${secondWithinMs / 1000} s. Give the server's own address in DATABASE_DIRECT_URL, or let the pooler open more connections.`,
      { cause },
    )
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Runs again if it was interrupted: an index that was left unfinished would otherwise count as existing. */
async function runConcurrently(db: Kysely<unknown>, { text }: MigrationFile): Promise<void> {
  const { rows } = await sql<{ name: string; index: string }>`
    select c.relname as name, c.oid::regclass::text as index
    from pg_index i join pg_class c on c.oid = i.indexrelid where not i.indisvalid`.execute(db)
  for (const { name, index } of rows) {
    if (text.includes(name)) await sql.raw(`drop index concurrently ${index}`).execute(db)
  }
  await sql.raw(text).execute(db)
}

function migratorOn(db: Kysely<unknown>, files: readonly MigrationFile[], steps: Steps): Migrator {
  const migrations = Object.fromEntries(files.map((file) => [file.name, migrationOf(file, steps)]))
  return new Migrator({
    db,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
    // A file may land after one with a higher number; each works on what landed before it.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => migrations },
  })
}

/** A concurrent file was run before, outside of the transaction: it is only recorded. */
const migrationOf = ({ text, isConcurrent }: MigrationFile, steps: Steps): Migration => ({
  up: async (db) => {
    if (isConcurrent) return
    await sql.raw(`set local lock_timeout = '${lockTimeout}';\n${text}`).execute(db)
    steps.end()
  },
})

const tableBusy = (cause: unknown): StartProblem =>
  new StartProblem(
    `The schema was not changed: another transaction held a table that a migration changes for more than ${lockTimeout}. Start again; if it happens again, end that transaction first (pg_stat_activity shows it).`,
    { cause },
  )
