import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from './database/pool.ts'

/** The tables whose rows have a short reference from the moment they are there (decision 165). */
type Referenced = 'deposit' | 'withdrawal' | 'position'

/** The short reference of a row, `W-4821`, as the column `reference` of a query on its table. */
export const referenceOf = (table: Referenced): AliasedRawBuilder<string, 'reference'> =>
  referenceIn(sql.ref(`${table}.id`)).as('reference')

/** In a query, the same by the id of the row. */
export const referenceIn = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select r.code from short_reference r where r.subject_id = ${id})`

/** The short reference of one row. */
export async function readReference(db: Database | Tx, id: string): Promise<string> {
  const [row] = await codeOf(db, { id })
  if (row === undefined) throw new Error('it has no short reference')
  return row.code
}

const codeOf = compiledOnce((db, given: { id: string }) =>
  db.selectFrom('short_reference').select('code').where('subject_id', '=', given.id),
)

/** A row with its short reference. */
export const withReference = async <Row extends { readonly id: string }>(
  db: Database | Tx,
  row: Row,
): Promise<Row & { readonly reference: string }> => ({ ...row, reference: await readReference(db, row.id) })

/** The short references of several rows, by their ids. */
export async function readReferences(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('short_reference').selectAll().where('subject_id', 'in', ids).execute()
  return new Map(rows.map(({ subject_id: id, code }) => [id, code]))
}

const shape = /^[dwp]-[1-9][0-9]{3,17}$/i
const nouns = { D: 'deposit', W: 'withdrawal', P: 'position' } as const

/** What has this short reference, in whichever case it was typed, as the ledger has it: `withdrawal/<id>`. */
export async function findReferenced(db: Database | Tx, typed: string): Promise<string | undefined> {
  if (!shape.test(typed)) return undefined
  const code = typed.toUpperCase()
  const row = await db
    .selectFrom('short_reference')
    .select('subject_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row && `${nouns[code[0] as keyof typeof nouns]}/${row.subject_id}`
}
