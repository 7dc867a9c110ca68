import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** A count that goes on: of `bucket` at most `max` after `from`. */
export type Bucket = Slot & {
  readonly from: Date
  readonly expiresAt: Date
  readonly max: number
  /** Counted one by one; without it a few more may pass that come in the same moment. */
  readonly isExact: boolean
}

export type Slot = { readonly bucket: string; readonly slot: Date }

/** A slot with what was counted in it. */
export type CountedSlot = Slot & { readonly hits: number }

/**
 * Adds a hit to each bucket, or to none where one is full: then gives the slots of the full ones, oldest first. Give the
 * buckets in the order of their names.
 */
export async function addHits(db: Database, buckets: readonly Bucket[]): Promise<readonly CountedSlot[]> {
  const column = <K extends keyof Bucket>(name: K) => buckets.map((bucket) => bucket[name])
  const { rows } = await sql<CountedSlot>`select bucket, slot, hits from count_hits(
    ${column('bucket')}::text[], ${column('slot')}::timestamptz[], ${column('from')}::timestamptz[],
    ${column('expiresAt')}::timestamptz[], ${column('max')}::int[], ${column('isExact')}::boolean[])`.execute(
    db,
  )
  return rows
}

/** Takes a hit from each slot back; give them in the order in which they were added. */
export async function removeHits(db: Database, slots: readonly Slot[]): Promise<void> {
  const [buckets, times] = [slots.map(({ bucket }) => bucket), slots.map(({ slot }) => slot)]
  await sql`select give_hits_back(${buckets}::text[], ${times}::timestamptz[])`.execute(db)
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute()
}
