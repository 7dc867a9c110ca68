import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'

/** A running count: of `bucket` at most `max` after `from`. */
export type Bucket = Slot & {
  /** Where different members are counted instead of hits: whom this hit is by. */
  readonly member: string | null
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
  const values = columnsOf(buckets, ['bucket', 'slot', 'from', 'expiresAt', 'max', 'isExact', 'member'])
  const { rows } = await asSql(db).query<CountedSlot>(
    'select bucket, slot, hits from count_hits($1, $2, $3, $4, $5, $6, $7)',
    values,
  )
  return rows
}

/** The slots of those buckets that are full, oldest first. Who counts on exact ones now waits until the transaction ends. */
export async function fullSlots(tx: Tx, buckets: readonly Bucket[]): Promise<readonly CountedSlot[]> {
  await asSql(tx).query('select lock_buckets($1, $2)', columnsOf(buckets, ['bucket', 'isExact']))
  const { rows } = await asSql(tx).query<CountedSlot>(
    'select bucket, slot, hits from full_slots($1, $2, $3, $4)',
    columnsOf(buckets, ['bucket', 'from', 'max', 'member']),
  )
  return rows
}

/** An array for each of these columns, as the functions in the database take buckets. */
const columnsOf = (
  buckets: readonly Bucket[],
  names: readonly (keyof Bucket)[],
): readonly (readonly unknown[])[] => names.map((name) => buckets.map((bucket) => bucket[name]))

/** Removes a hit from each slot. Pass the slots in the order they were added. */
export async function removeHits(db: Database, slots: readonly Slot[]): Promise<void> {
  const [buckets, times] = [slots.map(({ bucket }) => bucket), slots.map(({ slot }) => slot)]
  await sql`select give_hits_back(${buckets}::text[], ${times}::timestamptz[])`.execute(db)
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute()
  await db.deleteFrom('rate_limit_member').where('expires_at', '<', now).execute()
}
