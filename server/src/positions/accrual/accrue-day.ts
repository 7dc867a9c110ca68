import { daysAheadMax } from '@evenmoor/contract/time-machine'
import type { Context } from '#context.ts'
import { daysBetween, isAhead, isDay, utcDay } from '#platform/clock.ts'
import { type OnProgress, unwatched } from '#platform/on-progress.ts'
import { badField } from '#platform/problems.ts'
import { bookDailyResults, type DailyResult, firstResultDay } from '#plans/book-daily-results.ts'
import { recordDaysBookedAhead, markAheadUnnotified } from '../booked-ahead-store.ts'
import { accruePlan } from './accrue-plan.ts'

export type AccruedDay = {
  readonly day: string
  /** How many positions got the day's result by this run; 0 when all had it before. */
  readonly positions: number
  readonly plans: readonly AccruedPlan[]
}

/** What this run did for one plan: `amountMinor` is the sum of its shares, losses below zero. */
type AccruedPlan = {
  readonly planId: string
  readonly title: string
  readonly ratePpm: bigint
  readonly positions: number
  readonly amountMinor: bigint
}

/**
 * Books the result of a UTC day for every plan that has none yet and whose source gives one, and applies it once to each open position that was
 * opened before the day and has not had it. A result is the position's value when the day is applied × the rate.
 *
 * Works in chunks, one transaction each: whatever stops it, running it again does the rest. May run in any number of
 * processes at once and beside everything else that moves money. A day that has not ended is noted as booked ahead, and
 * people are told of it by `tellAccruedResults`. Throws a 400 for what is no day, a day before there
 * were plans, or one more than 366 days ahead.
 */
export async function accrueDay(
  ctx: Context,
  day: string,
  onProgress: OnProgress = unwatched,
): Promise<AccruedDay> {
  const results = await ctx.transaction(async (tx) => {
    assertDay(ctx, day, await firstResultDay(tx))
    const booked = await bookDailyResults(ctx, tx, day)
    const planIds = booked.map(({ planId }) => planId)
    if (isAhead(day, ctx.clock.now())) await recordDaysBookedAhead(tx, day, planIds)
    return booked
  })
  const plans: AccruedPlan[] = []
  for (const result of results) {
    const plan = await accrueResult(ctx, day, result)
    if (plan.positions > 0) await ctx.transaction((tx) => markAheadUnnotified(tx, result.planId, day))
    plans.push(plan)
    onProgress(plans.length, results.length)
  }
  return { day, positions: plans.reduce((sum, { positions }) => sum + positions, 0), plans }
}

/** Applies one plan's result of a day to each position that takes part and has not had it, as `accrueDay` does. */
export async function accrueResult(ctx: Context, day: string, result: DailyResult): Promise<AccruedPlan> {
  return { ...result, ...(await accruePlan(ctx, { ...result, day })) }
}

function assertDay(ctx: Context, day: string, first: string | undefined): void {
  if (!isDay(day)) throw badField('day', 'day_malformed', { day })
  if (first === undefined || day < first) {
    throw first === undefined
      ? badField('day', 'no_plan_on_day', { day })
      : badField('day', 'no_plan_before', { day, first_day: first })
  }
  if (daysBetween(utcDay(ctx.clock.now()), day) > daysAheadMax) {
    throw badField('day', 'day_too_far', { day, days_max: daysAheadMax })
  }
}
