import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { grantTexts, type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts'
import { schemaState } from './schema-state.ts'

/** Any number, as long as it stays the same: processes that start together migrate one after the other. */
const schemaLock = 4_201_837
const lookAgainMs = 100

/** A change that waits longer than this for a table would hold up every request behind it. */
const lockTimeout = '2s'
const lockNotAvailable = '55P03'

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of their names, and then the grants. A schema
 * that a newer version made is left alone. Safe to run from several processes at once: the others wait and find nothing to
 * do. Throws a StartProblem for a database that this version can't work with.
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) })
  try {
    await alone(db, () => bringUp(db, folder))
  } catch (error) {
    throw errorCode(error) === lockNotAvailable ? tableBusy(error) : error
  } finally {
    await db.destroy()
  }
}

/** `alone` is the lock. Kysely's own belongs to a session, so a pooler would keep it, and later starts would wait for it. */
class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const none = async (): Promise<void> => undefined
    return Object.assign(new PostgresAdapter(), { acquireMigrationLock: none, releaseMigrationLock: none })
  }
}

/**
 * Does the work while no other process does. The lock belongs to a transaction, so a pooler can't keep it. That transaction
 * must not hold a snapshot, which `create index concurrently` would wait for: so no process waits for the lock in a
 * statement, and the statement has no parameter, which would keep its portal open.
 */
async function alone(db: Kysely<unknown>, work: () => Promise<void>): Promise<void> {
  const take = sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(schemaLock)}) as "isHeld"`
  await db.transaction().execute(async (holder) => {
    while ((await take.execute(holder)).rows[0]?.isHeld !== true) await sleep(lookAgainMs)
    await work()
  })
}

async function bringUp(db: Kysely<unknown>, folder: string): Promise<void> {
  const files = await migrationFiles(folder)
  const state = await schemaState(
    db,
    files.map(({ name }) => name),
  )
  // The newer version's grants stay too: those of this version don't know the newer tables.
  if (state === 'newer') return
  await ensureApplicationRole(db)
  if (state !== 'current') await runPending(db, files)
  for (const text of await grantTexts(folder)) await sql.raw(text).execute(db)
}

/** The role of grants/*.sql. Roles belong to the whole server, so this is no migration. */
async function ensureApplicationRole(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if not exists (select 1 from pg_roles where rolname = 'evenmoor_app') then create role evenmoor_app nologin; end if;
    if not pg_has_role(current_user, 'evenmoor_app', 'member') then execute format('grant evenmoor_app to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(db)
}

/** All in one transaction, except around a concurrent file: what comes before it is committed first. */
async function runPending(db: Kysely<unknown>, files: readonly MigrationFile[]): Promise<void> {
  const pending = (await migratorOn(db, files).getMigrations()).filter(
    ({ executedAt }) => executedAt === undefined,
  )
  let before: string | undefined
  for (const { name } of pending) {
    const file = files.find((each) => each.name === name)
    if (file?.isConcurrent === true) {
      if (before !== undefined) await advanceTo(db, files, before)
      await runConcurrently(db, file)
    }
    before = name
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
