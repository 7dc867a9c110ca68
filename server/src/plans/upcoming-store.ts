import type { Tx } from '#platform/database/pool.ts'
import type { PlanTerms } from './plan.ts'

/** Terms that are announced and not in force yet. */
export type UpcomingTerms = Pick<PlanTerms, 'minMinor' | 'maxMinor' | 'ratePpm' | 'resultSource'> & {
  readonly effectiveFrom: Date
}

/** The next terms of each plan that has any announced. */
export async function selectUpcoming(tx: Tx, now: Date): Promise<Map<string, UpcomingTerms>> {
  const rows = await tx
    .selectFrom('plan_terms')
    .distinctOn('plan_id')
    .select(['plan_id', 'min_minor', 'max_minor', 'rate_ppm', 'result_source', 'effective_from'])
    .where('effective_from', '>', now)
    .where('cancelled_at', 'is', null)
    .where('approved_at', 'is not', null)
    .orderBy('plan_id')
    .orderBy('effective_from')
    .execute()
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        minMinor: row.min_minor,
        maxMinor: row.max_minor,
        ratePpm: BigInt(row.rate_ppm),
        resultSource: row.result_source as PlanTerms['resultSource'],
        effectiveFrom: row.effective_from,
      },
    ]),
  )
}
