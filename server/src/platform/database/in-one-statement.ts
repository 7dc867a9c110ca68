import { type Expression, type ShallowDehydrateObject, type Simplify, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from './pool.ts'

/** Queries by the names that their rows are given under. */
type Queries = Readonly<Record<string, Expression<object>>>

/** The rows of each. They come as JSON: times are text, and money has to be made text by its query, or it is a float. */
export type Answers<Q extends Queries> = {
  readonly [Name in keyof Q]: Q[Name] extends Expression<infer Row>
    ? readonly Simplify<ShallowDehydrateObject<Row>>[]
    : never
}

/**
 * Asks several queries, each of the module whose tables it reads, as one statement. It sees one moment of all of them,
 * and costs both sides one answer in place of many.
 */
export async function inOneStatement<const Q extends Queries>(
  db: Database | Tx,
  queries: Q,
): Promise<Answers<Q>> {
  const columns = Object.entries(queries).map(
    ([name, query]) => sql`${jsonArrayFrom(query)} as ${sql.id(name)}`,
  )
  const { rows } = await sql<Answers<Q>>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}

/** Ids as the array that such a query takes: one text, and so one plan, however many there are. */
export const uuids = (ids: readonly string[]) => sql<readonly string[]>`${[...new Set(ids)]}::uuid[]`
