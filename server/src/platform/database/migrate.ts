import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { grantTexts, type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts'
import { migrating, type Patience, whileSchemaIsOurs } from './schema-lock.ts'
import { appliedNames, schemaState } from './schema-state.ts'

/** A change that waits longer than this for a table would hold up every request behind it. */
const lockTimeout = '2s'
const lockNotAvailable = '55P03'

export type MigrateOptions = {
  readonly folder?: string
  /** Is told, in a sentence, what the lock is waited for. */
  readonly onWait?: (line: string) => void
  readonly patience?: Patience
}

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of their names, and then the grants. A schema
 * that a newer version made is left alone. Safe to run from several processes at once: the others wait and find nothing to
 * do. Gives the names of the files that it ran. Throws a StartProblem for a database that this version can't work with, and
 * where another process keeps the lock for too long.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = migrationsFolder, onWait, patience } = options
  return withMigrationDatabase(ownerUrl, async (db) => {
    try {
      return await whileSchemaIsOurs(db, () => bringUp(db, folder), onWait, patience)
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

async function bringUp(db: Kysely<unknown>, folder: string): Promise<string[]> {
  const files = await migrationFiles(folder)
  const state = await schemaState(db, namesOf(files))
  // The newer version's grants stay too: those of this version don't know the newer tables.
  if (state === 'newer') return []
  await ensureApplicationRole(db)
  const pending = state === 'current' ? [] : await pendingOf(db, files)
  await runPending(db, files, pending)
  for (const text of await grantTexts(folder)) await sql.raw(text).execute(db)
  return namesOf(pending)
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
    if not exists (select 1 from pg_roles where rolname = 'evenmoor_app') then create role evenmoor_app nologin; end if;
    if not pg_has_role(current_user, 'evenmoor_app', 'member') then execute format('grant evenmoor_app to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(db)
}

/** All in one transaction, except around a concurrent file: what comes before it is committed first. */
async function runPending(
  db: Kysely<unknown>,
  files: readonly MigrationFile[],
  pending: readonly MigrationFile[],
): Promise<void> {
  let before: string | undefined
  for (const file of pending) {
    if (file.isConcurrent) {
      if (before !== undefined) await advanceTo(db, files, before)
      await runConcurrently(db, file)
    }
    before = file.name
  }
  if (before !== undefined) await advanceTo(db, files, before)
}

async function advanceTo(db: Kysely<unknown>, files: readonly MigrationFile[], name: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { error } = await migratorOn(tx, files).migrateTo(name)
    if (error !== undefined) throw error
  })
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

function migratorOn(db: Kysely<unknown>, files: readonly MigrationFile[]): Migrator {
  const migrations = Object.fromEntries(files.map((file) => [file.name, migrationOf(file)]))
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
const migrationOf = ({ text, isConcurrent }: MigrationFile): Migration => ({
  up: async (db) => {
    if (isConcurrent) return
    await sql.raw(`set local lock_timeout = '${lockTimeout}';\n${text}`).execute(db)
  },
})

const tableBusy = (cause: unknown): StartProblem =>
  new StartProblem(
    `The schema was not changed: another transaction held a table that a migration changes for more than ${lockTimeout}. Start again; if it happens again, end that transaction first (pg_stat_activity shows it).`,
    { cause },
  )
