import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { isNotifiedAhead } from '../booked-ahead-store.ts'

/** `told_result` says how far the notifications about a plan's finished day have come: up to which bucket of positions. */

/** A plan's day being announced, and how far the announcement has come. */
export type Unnotified = { readonly planId: string; readonly day: string; readonly lastBucketId: bigint }

/** The oldest finished day that is not fully announced and not locked by another process, locked. */
export async function lockUnnotified(tx: Tx): Promise<Unnotified | undefined> {
  await sql`
    insert into told_result (plan_id, day)
    select a.plan_id, a.day from accrued_result a
    where not exists (select from told_result t where (t.plan_id, t.day) = (a.plan_id, a.day))
    on conflict do nothing`.execute(tx)
  const row = await tx
    .selectFrom('told_result')
    .select(['plan_id', 'day', 'last_bucket_id'])
    .where('is_done', '=', false)
    .orderBy('day')
    .orderBy('plan_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { planId: row.plan_id, day: row.day, lastBucketId: row.last_bucket_id }
}

/**
 * The day's results for the people of the next buckets, without what was announced before the day ended; `lastBucketId`
 * is undefined when there are none.
 */
export async function selectResultsOfBuckets(
  tx: Tx,
  { planId, day, lastBucketId }: Unnotified,
  buckets: number,
): Promise<{ lastBucketId: bigint | undefined; results: { personId: string; amountMinor: bigint }[] }> {
  const { rows: next } = await sql<{ bucket_id: bigint }>`
    select distinct bucket_id from bucket_accrual
    where plan_id = ${planId} and day = ${day}::date and bucket_id > ${lastBucketId}
    order by bucket_id limit ${buckets}`.execute(tx)
  const ids = next.map(({ bucket_id }) => bucket_id.toString())
  const { rows } = await sql<{ person_id: string; amount: bigint }>`
    select p.investor_id as person_id, sum(u.amount) as amount
    from bucket_accrual a
    cross join lateral unnest(a.slots, a.amounts_minor) as u (slot, amount)
    join position p on p.bucket_id = a.bucket_id and p.slot = u.slot
    where a.bucket_id = any(${ids}::bigint[]) and a.day = ${day}::date and not ${isNotifiedAhead}
    group by p.investor_id having sum(u.amount) <> 0`.execute(tx)
  return {
    lastBucketId: next.at(-1)?.bucket_id,
    results: rows.map(({ person_id, amount }) => ({ personId: person_id, amountMinor: amount })),
  }
}

/** Records how far a day is announced; without a bucket, that it is complete. */
export async function saveNotificationProgress(
  tx: Tx,
  { planId, day }: Unnotified,
  upTo: bigint | undefined,
): Promise<void> {
  await tx
    .updateTable('told_result')
    .set(upTo === undefined ? { is_done: true } : { last_bucket_id: upTo })
    .where('plan_id', '=', planId)
    .where('day', '=', day)
    .execute()
}
