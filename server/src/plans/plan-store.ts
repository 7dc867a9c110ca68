import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { DayOfPlan } from './outlook.ts'
import type { PlanRecord, PlanTerms } from './plan.ts'

/** The terms in force at a moment, of every plan that has any by then, cheapest first. */
export async function selectTermsInForce(
  tx: Tx,
  at: Date,
  which: { readonly planId?: string; readonly openOnly?: boolean } = {},
): Promise<PlanTerms[]> {
  const rows = await tx
    .selectFrom('plan')
    .innerJoin('plan_terms', 'plan_terms.plan_id', 'plan.id')
    .distinctOn('plan.id')
    .select([
      'plan.id as plan_id',
      'plan.title',
      'plan.sort',
      'plan_terms.id as terms_id',
      'plan_terms.version',
      'plan_terms.min_minor',
      'plan_terms.max_minor',
      'plan_terms.rate_ppm',
      'plan_terms.result_source',
    ])
    .where('plan_terms.effective_from', '<=', at)
    .where('plan_terms.cancelled_at', 'is', null)
    .$if(which.planId !== undefined, (q) => q.where('plan.id', '=', which.planId ?? ''))
    .$if(which.openOnly === true, (q) =>
      q.where((e) => e.or([e('plan.closed_at', 'is', null), e('plan.closed_at', '>', at)])),
    )
    .orderBy('plan.id')
    .orderBy('plan_terms.effective_from', 'desc')
    .orderBy('plan_terms.version', 'desc')
    .execute()
  return rows
    .toSorted((a, b) => a.sort - b.sort)
    .map((row) => ({
      planId: row.plan_id,
      title: row.title,
      termsId: row.terms_id,
      version: row.version,
      minMinor: row.min_minor,
      maxMinor: row.max_minor,
      ratePpm: BigInt(row.rate_ppm),
      resultSource: row.result_source as PlanTerms['resultSource'],
    }))
}

/** The record of every plan with a booked day, by plan. */
export async function selectRecords(tx: Tx): Promise<Map<string, PlanRecord>> {
  const rows = await tx
    .selectFrom('daily_result')
    .select((e) => [
      'plan_id',
      e.fn.countAll<bigint>().as('days'),
      e.fn.min('rate_ppm').as('worst'),
      e.fn.max('rate_ppm').as('best'),
      e.fn.max('day').as('last_day'),
    ])
    .groupBy('plan_id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        days: Number(row.days),
        worstPpm: BigInt(row.worst),
        bestPpm: BigInt(row.best),
        lastDay: row.last_day,
      },
    ]),
  )
}

/** The moment from which there is any plan at all; undefined without plans. */
export async function selectFirstEffectiveFrom(tx: Tx): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('plan_terms')
    .select((e) => e.fn.min('effective_from').as('first'))
    .executeTakeFirst()
  return row?.first ?? undefined
}

/** Books a plan's result of a day unless there is one; the one there was stays. */
export async function insertDailyResult(
  tx: Tx,
  result: { planId: string; day: string; ratePpm: bigint; source: PlanTerms['resultSource']; at: Date },
): Promise<void> {
  await tx
    .insertInto('daily_result')
    .values({
      plan_id: result.planId,
      day: result.day,
      rate_ppm: Number(result.ratePpm),
      source: result.source,
      created_at: result.at,
    })
    .onConflict((c) => c.columns(['plan_id', 'day']).doNothing())
    .execute()
}

/** The results booked for a day, each with its plan, in the order of the plans. */
export async function selectDailyResults(tx: Tx, day: string): Promise<DailyResult[]> {
  const rows = await tx
    .selectFrom('daily_result')
    .innerJoin('plan', 'plan.id', 'daily_result.plan_id')
    .select(['daily_result.plan_id', 'plan.title', 'daily_result.rate_ppm'])
    .where('daily_result.day', '=', sql<string>`${day}::date`)
    .orderBy('plan.sort')
    .execute()
  return rows.map((row) => ({ planId: row.plan_id, title: row.title, ratePpm: BigInt(row.rate_ppm) }))
}

/** One plan's result of one day. */
export type DailyResult = { readonly planId: string; readonly title: string; readonly ratePpm: bigint }

/** The titles of all plans, closed ones too, by id. */
export async function selectTitles(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('plan').select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Keeps a plan as it is, and its terms, until the transaction ends; any number of transactions may hold it. */
export async function holdPlan(tx: Tx, planId: string): Promise<void> {
  await tx.selectFrom('plan').select('id').where('id', '=', planId).forKeyShare().execute()
}

/** Every day of a plan, oldest first. */
export async function selectDaysOfPlan(tx: Tx, planId: string): Promise<DayOfPlan[]> {
  const rows = await tx
    .selectFrom('daily_result')
    .select(['day', 'rate_ppm', 'source'])
    .where('plan_id', '=', planId)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    ratePpm: BigInt(row.rate_ppm),
    source: row.source as DayOfPlan['source'],
  }))
}
