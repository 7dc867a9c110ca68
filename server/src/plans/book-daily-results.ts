import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import {
  type DailyResult,
  insertDailyResult,
  selectDailyResults,
  selectFirstEffectiveFrom,
  selectTermsInForce,
} from './plan-store.ts'

/**
 * Makes sure that each plan whose results are an illustration has its result of the day: the rate of the terms in
 * force at the day's start (docs/decisions/0002). Plans with another source get theirs elsewhere. A booked result is
 * never changed. Returns every result there is for the day.
 */
export async function bookDailyResults(ctx: Context, tx: Tx, day: string): Promise<DailyResult[]> {
  const plans = await selectTermsInForce(tx, new Date(`${day}T00:00:00Z`))
  for (const { planId, ratePpm, resultSource } of plans) {
    if (resultSource !== 'illustration') continue
    await insertDailyResult(tx, { planId, day, ratePpm, source: resultSource, at: ctx.clock.now() })
  }
  return selectDailyResults(tx, day)
}

/** The first UTC day that any plan can have a result for; undefined without plans. */
export async function firstResultDay(tx: Tx): Promise<string | undefined> {
  const first = await selectFirstEffectiveFrom(tx)
  return first && utcDay(first)
}
