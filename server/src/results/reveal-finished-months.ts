import type { Context } from '#context.ts'
import { lastDayOf } from '#market-simulation/month.ts'
import { finishedMonths, revealMonth } from '#market-simulation/reveal-month.ts'
import type { Tx } from '#platform/database/pool.ts'
import { drawnPlans } from '#plans/find-daily-results.ts'
import { daysUnderWay } from '#positions/accrual/accrued-days.ts'

/**
 * Shows the seed of each month that is over, once every day that was drawn from it is applied to every position: before
 * that, someone who knows the last days' results could still close a position in time. Returns the months shown now.
 */
export async function revealFinishedMonths(ctx: Context): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const revealed: string[] = []
    for (const month of await finishedMonths(ctx, tx)) {
      if (await isUnderWay(tx, lastDayOf(month.month))) continue
      await revealMonth(ctx, tx, month)
      revealed.push(month.month)
    }
    return revealed
  })
}

async function isUnderWay(tx: Tx, lastDay: string): Promise<boolean> {
  const waiting = await daysUnderWay(tx, lastDay)
  if (waiting.length === 0) return false
  const drawn = await drawnPlans(tx, lastDay)
  return waiting.some((planId) => drawn.has(planId))
}
