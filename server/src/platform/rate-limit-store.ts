import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

export type Slot = { readonly bucket: string; readonly slot: Date }

/** Makes counts of these buckets wait for each other until the transaction ends; give them in one order. */
export async function lockBuckets(tx: Tx, buckets: readonly string[]): Promise<void> {
  for (const bucket of buckets) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx)
  }
}

/** The slots of each bucket after its instant, oldest first. */
export const countedSlots = (tx: Tx, buckets: readonly { bucket: string; from: Date }[]) =>
  tx
    .selectFrom('rate_limit')
    .select(['bucket', 'slot', 'hits'])
    .where((e) => e.or(buckets.map(({ bucket, from }) => e('bucket', '=', bucket).and('slot', '>', from))))
    .orderBy('slot')
    .execute()

/** Adds a hit to each slot; give them in one order. */
export async function addHits(tx: Tx, slots: readonly (Slot & { expiresAt: Date })[]): Promise<void> {
  await tx
    .insertInto('rate_limit')
    .values(slots.map(({ bucket, slot, expiresAt }) => ({ bucket, slot, hits: 1, expires_at: expiresAt })))
    .onConflict((c) =>
      c.columns(['bucket', 'slot']).doUpdateSet((e) => ({ hits: e('rate_limit.hits', '+', 1) })),
    )
    .execute()
}

/** Takes a hit from each slot back; give them in one order. */
export async function removeHits(db: Database, slots: readonly Slot[]): Promise<void> {
  for (const { bucket, slot } of slots) {
    await db
      .updateTable('rate_limit')
      .set((e) => ({ hits: e('hits', '-', 1) }))
      .where('bucket', '=', bucket)
      .where('slot', '=', slot)
      .where('hits', '>', 0)
      .execute()
  }
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute()
}
