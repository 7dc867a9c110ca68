import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { bookDailyResult, firstResultDays } from '#plans/book-daily-results.ts'
import { firstResultDayOf } from '../position.ts'
import { selectFirstOpenedOn } from '../position-store.ts'
import { insertAccruedResult, selectLastAccruedDays } from './accrual-store.ts'
import { accrueResult } from './accrue-day.ts'

/**
 * Accrues, for every plan, each UTC day that has ended and was not accrued yet, oldest first: after a night one, after a
 * week of standing still seven. A plan whose next day has no result yet waits, with the days behind it, until staff have
 * booked it. Nobody can be opened into a day that has ended, so each is looked at once. What the operator ran ahead is
 * not repeated. Returns the days it went through.
 */
export async function accrueFinishedDays(ctx: Context): Promise<string[]> {
  const days = new Set<string>()
  const today = utcDay(ctx.clock.now())
  for (const [planId, first] of await nextAccrualDays(ctx)) {
    for (let day = first; day < today; day = addDays(day, 1)) {
      const result = await ctx.transaction((tx) => bookDailyResult(ctx, tx, planId, day))
      if (result === undefined) break
      await accrueResult(ctx, day, result)
      await ctx.transaction((tx) => insertAccruedResult(tx, { planId, day, completedAt: ctx.clock.now() }))
      days.add(day)
    }
  }
  return [...days].toSorted()
}

/** The day that each plan comes to next; none before the first position of all. */
export async function nextAccrualDays(ctx: Context): Promise<[planId: string, day: string][]> {
  return ctx.transaction(async (tx) => {
    const openedOn = await selectFirstOpenedOn(tx)
    if (openedOn === undefined) return []
    const begin = firstResultDayOf(openedOn)
    const last = await selectLastAccruedDays(tx)
    return [...(await firstResultDays(tx))].map(([planId, first]) => {
      const accrued = last.get(planId)
      return [planId, accrued === undefined ? laterOf(begin, first) : addDays(accrued, 1)]
    })
  })
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)
