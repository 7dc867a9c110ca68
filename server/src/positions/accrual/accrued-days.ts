import type { Database, Tx } from '#platform/database/pool.ts'
import { firstResultDays } from '#plans/book-daily-results.ts'
import { selectLastDayBookedAhead } from '../booked-ahead-store.ts'
import { selectFirstOpenedOn } from '../position-store.ts'
import { selectLastAccruedDays } from './accrual-store.ts'

/** The last finished day of each plan whose result every position has had. */
export const lastAccruedDays = (tx: Tx): Promise<Map<string, string>> => selectLastAccruedDays(tx)

/** The furthest day that was booked before it ended; undefined where none ever was. It may lie in the past by now. */
export const lastDayBookedAhead = (db: Database | Tx): Promise<string | undefined> =>
  selectLastDayBookedAhead(db)

/** The plans that have not applied all days up to this one to every position. */
export async function daysUnderWay(tx: Tx, day: string): Promise<string[]> {
  const openedOn = await selectFirstOpenedOn(tx)
  if (openedOn === undefined || openedOn >= day) return []
  const accrued = await selectLastAccruedDays(tx)
  return [...(await firstResultDays(tx))].flatMap(([planId, first]) =>
    first <= day && (accrued.get(planId) ?? '') < day ? [planId] : [],
  )
}
