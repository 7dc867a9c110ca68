import { type RawBuilder, sql } from 'kysely'
import { notePublicChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { PlanTerms } from './plan.ts'

/** One plan's result of one day. */
export type DailyResult = {
  readonly planId: string
  readonly title: string
  /** The rate of the terms in force; each position uses the rate of its own terms. */
  readonly ratePpm: bigint
  readonly isByTerms: boolean
}

type NewDailyResult = {
  readonly planId: string
  readonly day: string
  readonly ratePpm: bigint
  readonly source: PlanTerms['resultSource']
  readonly at: Date
  /** Of a booked result: who proposed it and who approved it. */
  readonly bookedBy?: string
  readonly approvedBy?: string
}

/** Books a plan's result of a day unless there is one; the one there was stays. Whether it was booked now. */
export async function insertDailyResult(tx: Tx, result: NewDailyResult): Promise<boolean> {
  notePublicChange(tx)
  const row = await tx
    .insertInto('daily_result')
    .values({
      plan_id: result.planId,
      day: result.day,
      rate_ppm: Number(result.ratePpm),
      source: result.source,
      // An illustration is the rate of the terms that a position was opened under.
      is_by_terms: result.source === 'illustration',
      booked_by: result.bookedBy ?? null,
      approved_by: result.approvedBy ?? null,
      created_at: result.at,
    })
    .onConflict((c) => c.columns(['plan_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** The results booked for a day, each with its plan, in the order of the plans. */
export async function selectDailyResults(tx: Tx, day: string): Promise<DailyResult[]> {
  const rows = await tx
    .selectFrom('daily_result')
    .innerJoin('plan', 'plan.id', 'daily_result.plan_id')
    .select(['daily_result.plan_id', 'plan.title', 'daily_result.rate_ppm', 'daily_result.is_by_terms'])
    .where('daily_result.day', '=', sql<string>`${day}::date`)
    .orderBy('plan.sort')
    .execute()
  return rows.map((row) => ({
    planId: row.plan_id,
    title: row.title,
    ratePpm: BigInt(row.rate_ppm),
    isByTerms: row.is_by_terms,
  }))
}

/** A result as first booked. */
export type StoredResult = {
  readonly planId: string
  readonly day: string
  readonly ratePpm: bigint
  readonly source: PlanTerms['resultSource']
  readonly createdAt: Date
}

export async function selectResult(tx: Tx, planId: string, day: string): Promise<StoredResult | undefined> {
  const row = await tx
    .selectFrom('daily_result')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst()
  return row && storedFrom(row)
}

/** The last UTC day that a plan has a result for; undefined while it has none. */
export async function selectLastResultDay(tx: Tx, planId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('daily_result')
    .select('day')
    .where('plan_id', '=', planId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

/** The results of all plans from one day to another, in order. */
export async function selectResultsBetween(tx: Tx, from: string, to: string): Promise<StoredResult[]> {
  const rows = await tx
    .selectFrom('daily_result')
    .selectAll()
    .where('day', '>=', sql<string>`${from}::date`)
    .where('day', '<=', sql<string>`${to}::date`)
    .orderBy('day')
    .execute()
  return rows.map(storedFrom)
}

/**
 * What counts for each plan's day now, by plan and day; days that were taken back are missing. The view `standing_result`
 * has the results in force: what was booked first, or the correction that replaced it.
 */
export async function selectRatesInForceBetween(
  tx: Tx,
  from: string,
  to: string,
): Promise<Map<string, bigint>> {
  const rows = await tx
    .selectFrom('standing_result')
    .select(['plan_id', 'day', 'rate_ppm'])
    .where('day', '>=', sql<string>`${from}::date`)
    .where('day', '<=', sql<string>`${to}::date`)
    .execute()
  return new Map(rows.map((row) => [`${row.plan_id} ${row.day}`, BigInt(row.rate_ppm ?? 0)]))
}

/** In a query, where a plan's result of a day came from; null where none was booked. */
export const sourceOfResult = (
  planId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<StoredResult['source'] | null> =>
  sql<StoredResult['source'] | null>`(
    select r.source from daily_result r where r.plan_id = ${planId} and r.day = ${day})`

const storedFrom = (row: {
  plan_id: string
  day: string
  rate_ppm: number
  source: string
  created_at: Date
}): StoredResult => ({
  planId: row.plan_id,
  day: row.day,
  ratePpm: BigInt(row.rate_ppm),
  source: row.source as StoredResult['source'],
  createdAt: row.created_at,
})
