import type { Tx } from '#platform/database/pool.ts'

export type DatedLimit = { readonly valueMinor: bigint; readonly effectiveFrom: Date }

/** The values of a setting, the newest first. */
export async function selectDatedLimits(tx: Tx, name: string): Promise<DatedLimit[]> {
  const rows = await tx
    .selectFrom('dated_limit')
    .select(['value_minor', 'effective_from'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ valueMinor: row.value_minor, effectiveFrom: row.effective_from }))
}

export async function insertDatedLimit(
  tx: Tx,
  {
    name,
    notedAt,
    valueMinor,
    effectiveFrom,
  }: DatedLimit & { readonly name: string; readonly notedAt: Date },
): Promise<void> {
  await tx
    .insertInto('dated_limit')
    .values({ name, value_minor: valueMinor, noted_at: notedAt, effective_from: effectiveFrom })
    .execute()
}
