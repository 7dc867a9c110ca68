import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/**
 * Days booked before they end, in practice mode (docs/decisions/0130). `ahead_result` lists the plans' days, and whether
 * people have been notified of all that is booked so far; `told_accrual` which parts of them people were notified of before
 * the day ended.
 */

/** Records that plans' days are booked before they end. */
export async function recordDaysBookedAhead(tx: Tx, day: string, planIds: readonly string[]): Promise<void> {
  if (planIds.length === 0) return
  await tx
    .insertInto('ahead_result')
    .values(planIds.map((planId) => ({ plan_id: planId, day })))
    .onConflict((c) => c.doNothing())
    .execute()
}

/** A plan's day has results that people aren't notified of yet. Changes nothing if the day wasn't booked ahead. */
export async function markAheadUnnotified(tx: Tx, planId: string, day: string): Promise<void> {
  await tx
    .updateTable('ahead_result')
    .set({ is_told: false })
    .where('plan_id', '=', planId)
    .where('day', '=', day)
    .where('is_told', '=', true)
    .execute()
}

/** The query of the furthest day booked ahead; null if none ever was. */
export const lastDayAhead = (db: Database | Tx) =>
  db.selectFrom('ahead_result').select((e) => e.fn.max('day').as('day'))

/** A plan's day that was booked ahead. */
type DayBookedAhead = { readonly planId: string; readonly day: string }

/** The oldest day booked ahead with results that people aren't notified of, unless another process has it; locked. */
export async function lockUnnotifiedAhead(tx: Tx): Promise<DayBookedAhead | undefined> {
  const row = await tx
    .selectFrom('ahead_result')
    .select(['plan_id', 'day'])
    .where('is_told', '=', false)
    .orderBy('day')
    .orderBy('plan_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { planId: row.plan_id, day: row.day }
}

/**
 * The results of a day for the people of the next buckets, each part of a bucket once ever: the caller notifies them in
 * the same transaction. `isMore` says whether there may be more.
 */
export async function takeUnnotifiedAhead(
  tx: Tx,
  { planId, day }: DayBookedAhead,
  parts: number,
): Promise<{ isMore: boolean; results: { personId: string; amountMinor: bigint }[] }> {
  const { rows } = await sql<{ person_id: string | null; amount: bigint; parts: bigint }>`
    with taken as (
      insert into told_accrual (bucket_id, day, part)
      select a.bucket_id, a.day, a.part from bucket_accrual a
      where a.plan_id = ${planId} and a.day = ${day}::date and not exists (
        select from told_accrual t where (t.bucket_id, t.day, t.part) = (a.bucket_id, a.day, a.part))
      order by a.bucket_id, a.part limit ${parts}
      on conflict do nothing
      returning bucket_id, day, part
    )
    select p.investor_id as person_id, sum(u.amount) as amount, (select count(*) from taken) as parts
    from taken
    join bucket_accrual a on (a.bucket_id, a.day, a.part) = (taken.bucket_id, taken.day, taken.part)
    cross join lateral unnest(a.slots, a.amounts_minor) as u (slot, amount)
    join position p on p.bucket_id = a.bucket_id and p.slot = u.slot
    group by p.investor_id`.execute(tx)
  return {
    isMore: Number(rows[0]?.parts ?? 0) === parts,
    results: rows.flatMap(({ person_id: personId, amount }) =>
      personId === null || amount === 0n ? [] : [{ personId, amountMinor: amount }],
    ),
  }
}

/** People are notified of all results that a day booked ahead has so far. */
export async function markAheadNotified(tx: Tx, { planId, day }: DayBookedAhead): Promise<void> {
  await tx
    .updateTable('ahead_result')
    .set({ is_told: true })
    .where('plan_id', '=', planId)
    .where('day', '=', day)
    .execute()
}

/** Whether people were notified of a row of `bucket_accrual`, named `a`, before its day ended. */
export const isNotifiedAhead = sql<SqlBool>`exists (
  select from told_accrual d where (d.bucket_id, d.day, d.part) = (a.bucket_id, a.day, a.part))`
