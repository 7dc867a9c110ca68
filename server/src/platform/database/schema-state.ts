import { type Kysely, sql } from 'kysely'
import { StartProblem } from '#database/start-problem.ts'
import type { Database } from './pool.ts'

/**
 * `empty`: nothing was ever migrated. `behind`: this version has migrations to run. `current`: all of them, and no others.
 * `newer`: a newer version migrated it, and this version can work with it.
 */
export type SchemaState = 'empty' | 'behind' | 'current' | 'newer'

type Applied = { readonly names: readonly string[]; readonly required: string | undefined }

/**
 * What the database's schema is to a version that knows these migrations. Throws a StartProblem for a database that this
 * version can't work with: made by a newer version that removed what this one uses, or before the first release.
 */
export async function schemaState(db: Kysely<unknown>, known: readonly string[]): Promise<SchemaState> {
  const applied = await appliedMigrations(db)
  const [first] = applied.names
  if (first === undefined) return 'empty'
  if (applied.required === undefined) throw madeBeforeRelease(applied.names)
  const unknown = applied.names.filter((name) => !known.includes(name))
  if (isUsable(applied, known)) return unknown.length > 0 ? 'newer' : 'current'
  const [newer] = unknown
  if (newer !== undefined) throw madeByNewer(newer)
  return 'behind'
}

/**
 * Whether a process that knows these migrations can work with the schema: all of them were run, and if a newer version ran
 * more, none of those removed what this one uses. Throws what PostgreSQL says if there is no schema or it may not look.
 */
export async function isSchemaUsable(db: Database, known: readonly string[]): Promise<boolean> {
  const [rows, { required_migration: required }] = await Promise.all([
    db.selectFrom('schema_migration').select('name').execute(),
    db.selectFrom('schema_compatibility').select('required_migration').executeTakeFirstOrThrow(),
  ])
  return isUsable({ names: rows.map(({ name }) => name), required }, known)
}

/** The migrations that were run, by name; none where there is no schema. */
export const appliedNames = async (db: Kysely<unknown>): Promise<readonly string[]> =>
  (await appliedMigrations(db)).names

const isUsable = ({ names, required }: Applied, known: readonly string[]): boolean =>
  required !== undefined && known.includes(required) && known.every((name) => names.includes(name))

async function appliedMigrations(db: Kysely<unknown>): Promise<Applied> {
  const has = async (table: string): Promise<boolean> => {
    const { rows } = await sql<{ has: boolean }>`select to_regclass(${table}) is not null as has`.execute(db)
    return rows[0]?.has ?? false
  }
  if (!(await has('schema_migration'))) return { names: [], required: undefined }
  const names = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db)
  const required = (await has('schema_compatibility'))
    ? await sql<{ name: string }>`select required_migration as name from schema_compatibility`.execute(db)
    : undefined
  return { names: names.rows.map(({ name }) => name), required: required?.rows[0]?.name }
}

const madeByNewer = (name: string): StartProblem =>
  new StartProblem(
    `The database was made by a newer version of Evenmoor (it has "${name}"). Start that version, or use another DATA_DIR or DATABASE_URL.`,
  )

const madeBeforeRelease = (names: readonly string[]): StartProblem =>
  new StartProblem(
    `The database was made before Evenmoor 0.1.0 (its last migration is "${names.at(-1)}") and can't be upgraded. Nothing was changed. Use another DATA_DIR, or an empty database in DATABASE_URL.`,
  )
