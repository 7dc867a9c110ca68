import type { Context } from '#context.ts'
import { drawRatePpm } from '#market-simulation/draw-rate.ts'
import { dayMs, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type DailyResult, insertDailyResult, selectDailyResults } from './daily-result-store.ts'
import type { PlanTerms } from './plan.ts'
import { selectFirstEffectiveByPlan, selectFirstEffectiveFrom, selectTermsInForce } from './plan-store.ts'
import { sourceInForce } from './result-source.ts'

export type { DailyResult } from './daily-result-store.ts'

/**
 * Makes sure that each plan has its result of the day, as far as its source gives one by itself: `illustration` the rate
 * of the terms in force at the day's start, `market` what the month's seed gives; `booked` results come from staff. What
 * was booked before is never changed. Returns every result there is for the day.
 */
export async function bookDailyResults(ctx: Context, tx: Tx, day: string): Promise<DailyResult[]> {
  for (const terms of await selectTermsInForce(tx, startOf(day))) await bookFromSource(ctx, tx, terms, day)
  return selectDailyResults(tx, day)
}

/** The same for one plan; undefined while there is no result of that day. */
export async function bookDailyResult(
  ctx: Context,
  tx: Tx,
  planId: string,
  day: string,
): Promise<DailyResult | undefined> {
  const [terms] = await selectTermsInForce(tx, startOf(day), { planId })
  if (terms !== undefined) await bookFromSource(ctx, tx, terms, day)
  return (await selectDailyResults(tx, day)).find((result) => result.planId === planId)
}

/** The source that a plan's result of a day has to come from; undefined before there was such a plan. */
export async function sourceOfDay(
  ctx: Context,
  tx: Tx,
  planId: string,
  day: string,
): Promise<PlanTerms['resultSource'] | undefined> {
  const [terms] = await selectTermsInForce(tx, startOf(day), { planId })
  return terms && sourceInForce(ctx, terms)
}

/** The first UTC day that any plan can have a result for; undefined without plans. */
export async function firstResultDay(tx: Tx): Promise<string | undefined> {
  const first = await selectFirstEffectiveFrom(tx)
  return first && utcDay(first)
}

/** The first UTC day that each plan can have a result for. */
export async function firstResultDays(tx: Tx): Promise<Map<string, string>> {
  const moments = await selectFirstEffectiveByPlan(tx)
  // The day that begins with it, or after it: terms have to be in force at the day's start.
  return new Map([...moments].map(([planId, at]) => [planId, utcDay(new Date(at.getTime() + dayMs - 1))]))
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

async function bookFromSource(ctx: Context, tx: Tx, terms: PlanTerms, day: string): Promise<void> {
  const { planId } = terms
  const source = sourceInForce(ctx, terms)
  if (source === 'booked') return
  const ratePpm = source === 'market' ? await drawRatePpm(ctx, tx, planId, day) : terms.ratePpm
  if (ratePpm === undefined) return
  await insertDailyResult(tx, { planId, day, ratePpm, source, at: ctx.clock.now() })
}
