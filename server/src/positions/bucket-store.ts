import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/**
 * Buckets: up to 500 positions of one plan that have their days together (docs/decisions/0030). Whoever changes what a
 * position is worth holds its bucket's row first, then the balances: several buckets in the order of their ids.
 */

/** A position in the order a day processes a plan's buckets; accounts of neighbouring investors are close together. */
export type BucketPlace = { readonly range: bigint; readonly id: bigint }

/** A plan's buckets that hold an open position, behind `after`, with how many positions were ever put into each. */
export async function selectBuckets(
  db: Database,
  planId: string,
  after: BucketPlace | undefined,
  limit: number,
): Promise<(BucketPlace & { readonly slots: number })[]> {
  const rows = await db
    .selectFrom('position_bucket')
    .select(['id', 'account_range as range', 'slots'])
    .where('plan_id', '=', planId)
    .where(
      sql<boolean>`exists (select from position p where p.bucket_id = position_bucket.id and p.closed_at is null)`,
    )
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(account_range, id) > (${after?.range}::bigint, ${after?.id}::bigint)`),
    )
    .orderBy('account_range')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows
}

/** Locks these buckets until the transaction ends. */
export async function lockBuckets(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`select from position_bucket where id = any(${ids.map(String)}::bigint[]) order by id for no key update`.execute(
    tx,
  )
}

/**
 * Brings what locked buckets say their positions are worth in line with the balances: for whoever moved invested money,
 * after the posting and in the same transaction.
 */
export async function rereadWorth(tx: Tx, bucketIds: readonly bigint[]): Promise<void> {
  if (bucketIds.length === 0) return
  // One search for each balance, also in a transaction that was to do without (`prepareChunk`).
  await sql`set local enable_nestloop = on`.execute(tx)
  await sql`
    update position_bucket k set worth_minor = array(
      select b.amount from position p join ledger.balance b on b.account_id = p.account_id
      where p.bucket_id = k.id order by p.slot)
    where k.id = any(${bucketIds.map(String)}::bigint[])`.execute(tx)
}

/** `rereadWorth` for one position, as a part of a statement. */
export const rereadingWorthOf = (positionId: string): RawBuilder<unknown> => sql`
  update position_bucket k set worth_minor[p.slot] = b.amount
  from position p join ledger.balance b on b.account_id = p.account_id
  where p.id = ${positionId}::uuid and k.id = p.bucket_id`
