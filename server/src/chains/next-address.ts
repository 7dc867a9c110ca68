import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** The next index of a key; none is given twice, also when two checkouts are opened at once. */
export async function nextAddressIndex(tx: Tx, fingerprint: string): Promise<number> {
  const { next_index } = await tx
    .insertInto('address_key')
    .values({ fingerprint, next_index: 1 })
    .onConflict((c) => c.column('fingerprint').doUpdateSet({ next_index: sql`address_key.next_index + 1` }))
    .returning('next_index')
    .executeTakeFirstOrThrow()
  return next_index - 1
}
