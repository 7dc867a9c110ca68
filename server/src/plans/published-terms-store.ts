import type { Tx } from '#platform/database/pool.ts'

/** A version of a plan's terms that was approved: what investors can be, or could have been, offered. */
export type PublishedTerms = {
  readonly planId: string
  readonly version: number
  readonly minMinor: bigint
  readonly maxMinor: bigint
  readonly ratePpm: number
  readonly resultSource: string
  readonly effectiveFrom: Date
}

export async function selectApprovedTerms(tx: Tx): Promise<PublishedTerms[]> {
  const rows = await tx
    .selectFrom('plan_terms')
    .select(['plan_id', 'version', 'min_minor', 'max_minor', 'rate_ppm', 'result_source', 'effective_from'])
    .where('approved_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    planId: row.plan_id,
    version: row.version,
    minMinor: row.min_minor,
    maxMinor: row.max_minor,
    ratePpm: row.rate_ppm,
    resultSource: row.result_source,
    effectiveFrom: row.effective_from,
  }))
}
