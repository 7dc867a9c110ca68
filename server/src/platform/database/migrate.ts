import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Database } from './pool.ts'
import { StartProblem } from '#database/start-problem.ts'

const folder = path.resolve(import.meta.dirname, '../../../../migrations')
const table = 'schema_migration'

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of its name; then the
 * grants. Safe to run from several processes at once: the others wait and find nothing to do.
 * Throws a StartProblem when the database was made by a newer version.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await ensureApplicationRole(db)
    const migrator = new Migrator({
      db,
      migrationTableName: table,
      migrationLockTableName: `${table}_lock`,
      provider: { getMigrations: readMigrations },
    })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw explained(error)
    for (const file of await sqlFiles(path.join(folder, 'grants'))) {
      await sql.raw(await readFile(file, 'utf8')).execute(db)
    }
  } finally {
    await db.destroy()
  }
}

/** The names of the migrations that this version knows, oldest first. */
export const knownMigrations = async (): Promise<string[]> => (await sqlFiles(folder)).map(nameOf)

/** Whether the database has the schema of this version. Throws what PostgreSQL says where it has none, or does not let look. */
export async function isSchemaCurrent(db: Database): Promise<boolean> {
  const latest = (await knownMigrations()).at(-1)
  const row = await db
    .selectFrom('schema_migration')
    .select((e) => e.fn.max('name').as('name'))
    .executeTakeFirst()
  return row?.name === latest
}

/** The role of grants/*.sql. Roles belong to the whole server, so this is no migration. */
async function ensureApplicationRole(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if not exists (select 1 from pg_roles where rolname = 'evenmoor_app') then create role evenmoor_app nologin; end if;
    if not pg_has_role(current_user, 'evenmoor_app', 'member') then execute format('grant evenmoor_app to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(db)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const file of await sqlFiles(folder)) {
    const text = await readFile(file, 'utf8')
    migrations[nameOf(file)] = { up: async (db) => void (await sql.raw(text).execute(db)) }
  }
  return migrations
}

function explained(error: unknown): unknown {
  const missing =
    error instanceof Error
      ? /previously executed migration (\S+) is missing/.exec(error.message)?.[1]
      : undefined
  if (missing === undefined) return error
  return new StartProblem(
    `The database was made by a newer version of Evenmoor (it has "${missing}"). Start that version, or use another DATA_DIR or DATABASE_URL.`,
  )
}

const nameOf = (file: string): string => path.basename(file, '.sql')

async function sqlFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir)
  return names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => path.join(dir, name))
}
