/**
 * A list read page by page, each going on where the one before stopped: rows that come or go in between neither
 * repeat nor hide others, and page 1,000 costs what page 1 does.
 */
import { type AliasableExpression, sql } from 'kysely'
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

/** A page of `rows` in an order, from a cursor on. Throws a 400 for a cursor that is not of this list. */
export async function keysetPage<Row extends object>(
  db: Database,
  rows: AliasableExpression<Row>,
  { order, cursor, limit }: { order: Order; cursor: string | undefined; limit: number },
): Promise<{ rows: Row[]; next: string | null }> {
  const { sort, isDescending } = order
  const [column, id] = [sql.ref(`item.${order.column}`), sql.ref(`item.${order.idColumn}`)]
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const place = cursor === undefined ? undefined : placeOf(cursor, sort)
  const after =
    place === undefined
      ? sql`true`
      : sql`(${column}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${place.value}, ${place.id})`
  const query = sql<Row & { place_value: string; place_id: string }>`
    select ${plannedAnew} item.*, ${column}::text as place_value, ${id}::text as place_id
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
  const counted = await sql<{ count: number }>`
    select ${plannedAnew} count(*)::int as count from (select from ${rows.as('item')} limit ${max}) counted`.execute(
    db,
  )
  return counted.rows[0]?.count ?? 0
}

/** A value that the column's type cannot read: SQLSTATE class 22. */
const isBadValue = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false
