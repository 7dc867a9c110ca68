/**
 * A list read page by page, each going on where the one before stopped: rows that come or go in between neither
 * repeat nor hide others, and page 1,000 costs what page 1 does.
 */
import { type AliasableExpression, type RawBuilder, sql } from 'kysely'
import { countedMax } from '@evenmoor/contract/staff-list'
import { plannedAnewMark } from '#platform/database/named-statements.ts'
import type { Database } from '#platform/database/pool.ts'
import { sqlState } from '#platform/database/transaction.ts'
import { cursorOf, noCursor, placeOf } from './cursor.ts'

/** Which way is short depends on what is asked for: a name that nobody has, or one that everybody has. */
const plannedAnew = sql.raw(plannedAnewMark)

export type Order = {
  /** As the caller named it: a cursor belongs to it. */
  readonly sort: string
  /** Never null in any row. */
  readonly column: string
  readonly isDescending: boolean
  /** Unique: it orders rows that are equal in `column`. */
  readonly idColumn: string
}

type Asked = { readonly order: Order; readonly cursor: string | undefined; readonly limit: number }
type Page<Row> = { readonly rows: Row[]; readonly next: string | null }

/** A page of `rows` in an order, from a cursor on. Throws a 400 for a cursor that is not of this list. */
export const keysetPage = <Row extends object>(
  db: Database,
  rows: AliasableExpression<Row>,
  asked: Asked,
): Promise<Page<Row>> => readPage(db, rows, asked, sql`null::int`)

/** The same with the number of all rows, as `countRows` gives it: in one statement, but for a later page that is empty. */
export async function countedPage<Row extends object>(
  db: Database,
  rows: AliasableExpression<Row>,
  asked: Asked,
): Promise<Page<Row> & { readonly count: number }> {
  const page = await readPage(db, rows, asked, sql`(${counting(rows, countedMax + 1)})`)
  const first = page.rows[0] as (Row & Placed) | undefined
  if (first !== undefined) return { ...page, count: first.row_count ?? 0 }
  return { ...page, count: asked.cursor === undefined ? 0 : await countRows(db, rows) }
}

type Placed = { place_value: string; place_id: string; row_count: number | null }

async function readPage<Row extends object>(
  db: Database,
  rows: AliasableExpression<Row>,
  { order, cursor, limit }: Asked,
  count: RawBuilder<unknown>,
): Promise<Page<Row>> {
  const { sort, isDescending } = order
  const [column, id] = [sql.ref(`item.${order.column}`), sql.ref(`item.${order.idColumn}`)]
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const place = cursor === undefined ? undefined : placeOf(cursor, sort)
  const after =
    place === undefined
      ? sql`true`
      : sql`(${column}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${place.value}, ${place.id})`
  const query = sql<Row & Placed>`
    select ${plannedAnew} item.*, ${column}::text as place_value, ${id}::text as place_id, ${count} as row_count
    from ${rows.as('item')} where ${after}
    order by ${column} ${direction}, ${id} ${direction} limit ${limit + 1}`
  const read = await query.execute(db).catch((error: unknown) => {
    throw place !== undefined && isBadValue(error) ? noCursor() : error
  })
  const page = read.rows.slice(0, limit)
  const last = page.at(-1)
  const isMore = read.rows.length > limit && last !== undefined
  return {
    rows: page,
    next: isMore ? cursorOf(sort, { value: last.place_value, id: last.place_id }) : null,
  }
}

/** The number of rows, exact up to `countedMax`; one more means "more". */
export async function countRows(
  db: Database,
  rows: AliasableExpression<object>,
  max: number | null = countedMax + 1,
): Promise<number> {
  const counted = await sql<{
    count: number
  }>`select ${plannedAnew} (${counting(rows, max)}) as count`.execute(db)
  return counted.rows[0]?.count ?? 0
}

const counting = (rows: AliasableExpression<object>, max: number | null) =>
  sql`select count(*)::int from (select from ${rows.as('item')} limit ${max}) counted`

/** A value that the column's type cannot read: SQLSTATE class 22. */
const isBadValue = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false
