import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { insertAccruedDay, selectLastAccruedDay } from './accrual-store.ts'
import { accrueDay } from './accrue-day.ts'
import { firstResultDayOf } from './position.ts'
import { selectFirstOpenedOn } from './position-store.ts'

/**
 * Accrues every UTC day that has ended and was not accrued yet, oldest first: after a night one, after a week of
 * standing still seven. Nobody can be opened into a day that has ended, so each is looked at once. What the operator
 * ran ahead is not repeated. Returns the days it went through.
 */
export async function accrueFinishedDays(ctx: Context): Promise<string[]> {
  const first = await ctx.transaction(async (tx) => {
    const last = await selectLastAccruedDay(tx)
    if (last !== undefined) return addDays(last, 1)
    const openedOn = await selectFirstOpenedOn(tx)
    return openedOn && firstResultDayOf(openedOn)
  })
  const days: string[] = []
  if (first === undefined) return days
  const today = utcDay(ctx.clock.now())
  for (let day = first; day < today; day = addDays(day, 1)) {
    await accrueDay(ctx, day)
    await ctx.transaction((tx) => insertAccruedDay(tx, day, ctx.clock.now()))
    days.push(day)
  }
  return days
}
