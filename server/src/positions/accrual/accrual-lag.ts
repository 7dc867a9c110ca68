import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { nextAccrualDays } from './accrue-finished-days.ts'

/** By plan the time since the end of the oldest day that ended and is not accrued, in milliseconds; 0 where there is none. */
export async function accrualLag(ctx: Context): Promise<Map<string, number>> {
  const now = ctx.clock.now()
  const today = utcDay(now)
  return new Map(
    (await nextAccrualDays(ctx)).map(([planId, day]) => [
      planId,
      day < today ? now.getTime() - Date.parse(`${addDays(day, 1)}T00:00:00Z`) : 0,
    ]),
  )
}
