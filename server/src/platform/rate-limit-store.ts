import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/** Makes counts of these buckets wait for each other until the transaction ends; give them in one order. */
export async function lockBuckets(tx: Tx, buckets: readonly string[]): Promise<void> {
  for (const bucket of buckets) await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx)
}

/** The slots of a bucket after an instant, oldest first. */
export const countedSlots = (tx: Tx, bucket: string, after: Date) =>
  tx
    .selectFrom('rate_limit')
    .select(['slot', 'hits'])
    .where('bucket', '=', bucket)
    .where('slot', '>', after)
    .orderBy('slot')
    .execute()

export async function addHit(tx: Tx, bucket: string, slot: Date, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('rate_limit')
    .values({ bucket, slot, hits: 1, expires_at: expiresAt })
    .onConflict((c) => c.columns(['bucket', 'slot']).doUpdateSet((e) => ({ hits: e('rate_limit.hits', '+', 1) })))
    .execute()
}

export async function removeHit(db: Database, bucket: string, slot: Date): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limit')
    .where('bucket', '=', bucket)
    .where('slot', '=', slot)
    .where('hits', '=', 1)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db
    .updateTable('rate_limit')
    .set((e) => ({ hits: e('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('slot', '=', slot)
    .where('hits', '>', 1)
    .execute()
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute()
}
