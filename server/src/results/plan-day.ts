import type { Context } from '#context.ts'
import { publishedMonth } from '#market-simulation/find-months.ts'
import { monthOf } from '#market-simulation/month.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { sourceOfDay } from '#plans/book-daily-results.ts'
import { findDailyResult, type StoredResult } from '#plans/find-daily-results.ts'
import { lastAccruedDays } from '#positions/accrual/accrued-days.ts'
import { type DayCorrection, selectCorrections } from './correction-store.ts'
import type { DayState } from './proposal.ts'

/** A plan's day with all that was booked for it. */
export type PlanDay = {
  readonly result: StoredResult | undefined
  readonly corrections: readonly DayCorrection[]
  readonly standing: DayState
}

/** The state of a plan's day. */
export async function readPlanDay(ctx: Context, tx: Tx, planId: string, day: string): Promise<PlanDay> {
  const result = await findDailyResult(tx, planId, day)
  const corrections = await selectCorrections(tx, planId, day)
  const newest = corrections.at(-1)
  const accruedTo = (await lastAccruedDays(tx)).get(planId)
  return {
    result,
    corrections,
    standing: {
      hasResult: result !== undefined,
      isAccrued: result !== undefined && accruedTo !== undefined && day <= accruedTo,
      isStaffToBook: day < utcDay(ctx.clock.now()) && (await isStaffToBook(ctx, tx, planId, day)),
      correction: newest && {
        isReversal: newest.ratePpm === null,
        isComplete: newest.completedAt !== null,
      },
    },
  }
}

/** Staff book when the plan says so, or when no rate was drawn because the month was never published. */
async function isStaffToBook(ctx: Context, tx: Tx, planId: string, day: string): Promise<boolean> {
  const source = await sourceOfDay(ctx, tx, planId, day)
  if (source === 'booked') return true
  return source === 'market' && (await publishedMonth(tx, monthOf(day))) === undefined
}
