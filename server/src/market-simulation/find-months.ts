import type { Tx } from '#platform/database/pool.ts'
import { type ResultMonth, monthOf } from './month.ts'
import { findMonth, selectMonths } from './month-store.ts'

/** The published months, latest first; only those before a given month, if any. */
export const publishedMonths = (tx: Tx, before: string | undefined, limit: number): Promise<ResultMonth[]> =>
  selectMonths(tx, { before, limit })

/** A published month. */
export const publishedMonth = (tx: Tx, month: string): Promise<ResultMonth | undefined> =>
  findMonth(tx, month)

/** The first day, from `day` on, of a published month; undefined when there is none. */
export async function firstPublishedDay(tx: Tx, day: string): Promise<string | undefined> {
  const first = (await selectMonths(tx, { from: monthOf(day) })).at(-1)?.month
  if (first === undefined) return undefined
  return first === monthOf(day) ? day : `${first}-01`
}
