import type { Database } from '#platform/database/pool.ts'

/** Every address that each of these people saved or requested a withdrawal to. */
export async function payoutAddressesOf(
  db: Database,
  investorIds: readonly string[],
): Promise<Map<string, string[]>> {
  const addresses = new Map<string, string[]>(investorIds.map((id) => [id, []]))
  if (investorIds.length === 0) return addresses
  const rows = await db
    .selectFrom('withdrawal')
    .select(['investor_id', 'address'])
    .where('investor_id', 'in', investorIds)
    .union((q) =>
      q
        .selectFrom('saved_address')
        .select(['investor_id', 'address'])
        .where('investor_id', 'in', investorIds),
    )
    .execute()
  for (const { investor_id, address } of rows) addresses.get(investor_id)?.push(address)
  return addresses
}
