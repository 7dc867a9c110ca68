import type { Database, Tx } from '#platform/database/pool.ts'
import { firstResultDays } from '#plans/book-daily-results.ts'
import { lastDayAhead } from '../booked-ahead-store.ts'
import { selectFirstOpenedOn } from '../position-store.ts'
import { selectLastAccruedDays } from './accrual-store.ts'

/** The last finished day of each plan whose result every position has had. */
export const lastAccruedDays = (tx: Tx): Promise<Map<string, string>> => selectLastAccruedDays(tx)

/** The query of the furthest day that was booked before it ended; null where none ever was. It may lie in the past. */
export const lastDayBookedAhead = (db: Database | Tx) => lastDayAhead(db)

/** The plans that have not applied all days up to this one to every position. */
export async function daysUnderWay(tx: Tx, day: string): Promise<string[]> {
  const openedOn = await selectFirstOpenedOn(tx)
  if (openedOn === undefined || openedOn >= day) return []
  const accrued = await selectLastAccruedDays(tx)
  return [...(await firstResultDays(tx))].flatMap(([planId, first]) =>
    first <= day && (accrued.get(planId) ?? '') < day ? [planId] : [],
  )
}
