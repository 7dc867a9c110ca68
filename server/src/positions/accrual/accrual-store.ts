import { houseAccountId, results, rounding } from '@evenmoor/ledger'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** The open positions of these buckets that take part in a day and have not had it. The buckets are locked. */
const isDue = (day: string, bucketIds: readonly bigint[]) => sql`
  p.bucket_id = any(${bucketIds.map(String)}::bigint[]) and p.closed_at is null and p.opened_on < ${day}::date
  and not exists (
    select from (
      select a.bucket_id, unnest(a.slots) as slot from bucket_accrual a
      where a.bucket_id = any(${bucketIds.map(String)}::bigint[]) and a.day = ${day}::date
    ) had where had.bucket_id = p.bucket_id and had.slot = p.slot)`

/** The first of these locked buckets' positions that is due; undefined when none is. */
export async function selectFirstDue(
  tx: Tx,
  day: string,
  bucketIds: readonly bigint[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from position p where ${isDue(day, bucketIds)} order by p.bucket_id, p.slot limit 1`.execute(
    tx,
  )
  return rows[0]?.id
}

/**
 * How a chunk's transaction is to go. Its commit returns before it is on the disk: whoever commits after it, in the usual way,
 * brings it to the disk first, so nobody can act on a chunk that is lost later, and `assureWritten` is for whoever says that
 * a day is done. And thousands are joined with thousands, of which PostgreSQL expects a few: it must not search one by one.
 */
export async function prepareChunk(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), set_config('enable_nestloop', 'off', true)`.execute(
    tx,
  )
}

/** When this transaction has committed, all that was committed before it is on the disk. */
export async function assureWritten(tx: Tx): Promise<void> {
  // Without something to write a commit waits for nothing.
  await sql`select pg_logical_emit_message(true, 'evenmoor', 'accrued')`.execute(tx)
}

/** What is said about a chunk besides its positions; `key` names its transfer. */
export type ChunkOfDay = {
  readonly key: string
  readonly planId: string
  readonly day: string
  readonly ratePpm: bigint
  readonly isByTerms: boolean
  readonly bookedAt: Date
}

/**
 * Applies the rate to the positions of locked buckets that are due, in one statement: what `splitResult` and
 * `accrualTransfer` of the ledger say, without taking the rows out of the database and back (a test compares the two). Books
 * one transfer, unless nothing moves, and one row for each bucket. Names the buckets where invested money moved. For a
 * transaction that `prepareChunk` began.
 */
export async function bookAccruals(
  tx: Tx,
  chunk: ChunkOfDay,
  bucketIds: readonly bigint[],
): Promise<{ positions: number; amountMinor: bigint; movedBucketIds: bigint[] }> {
  const { key, planId, day, ratePpm, isByTerms, bookedAt } = chunk
  const rate = isByTerms ? sql`t.rate_ppm::numeric` : sql`${ratePpm}::numeric`
  const { rows } = await sql<{ positions: bigint; amount_minor: bigint | null; moved: string[] }>`
    with due as materialized (
      select d.*, floor(d.base * d.rate * 0.000001) as amount
      from (
        select p.bucket_id, p.slot, p.account_id, p.available_account_id, w.base, ${rate} as rate,
          case when p.is_switched then (
            select width_bucket(${day}::date, q.reinvest_switch_days) % 2 = 1 from position q
            where q.bucket_id = p.bucket_id and q.slot = p.slot
          ) else false end as is_reinvested
        from position p
        join plan_terms t on t.id = p.terms_id
        join (
          select k.id as bucket_id, u.slot, u.base
          from position_bucket k cross join lateral unnest(k.worth_minor) with ordinality as u (base, slot)
          where k.id = any(${bucketIds.map(String)}::bigint[]) offset 0
        ) w on w.bucket_id = p.bucket_id and w.slot = p.slot
        where ${isDue(day, bucketIds)} offset 0
      ) d
    ), total as materialized (
      select sum(t.result) as result, sum(t.amount) as amount from (
        select floor(sum(base) * rate * 0.000001) as result, sum(amount) as amount from due group by rate
      ) t
    ), line as materialized (
      select ${houseAccountId(results)}::bigint as account_id, -result as amount from total
      union all
      select ${houseAccountId(rounding)}, result - amount from total
      union all
      select account_id, amount from due where amount < 0 or is_reinvested
      union all
      select available_account_id, sum(amount) from due where amount > 0 and not is_reinvested group by 1
    ), said as materialized (
      select array_agg(account_id) as account_ids, array_agg(amount) as amounts from line where amount <> 0
    ), posted as materialized (
      select ledger.post_wide(
        ${key}::uuid, 'accrual', ${`plan/${planId}/${day}`}, ${day}::date, s.account_ids, s.amounts) as transfer_id
      from said s where s.account_ids is not null
    ), accrued as (
      insert into bucket_accrual
        (bucket_id, day, part, plan_id, slots, bases_minor, amounts_minor, reinvested_slots, transfer_id, booked_at)
      select bucket_id, ${day}::date,
        1 + (select count(*) from bucket_accrual a where a.bucket_id = d.bucket_id and a.day = ${day}::date), ${planId},
        array_agg(slot order by slot), array_agg(base order by slot), array_agg(amount order by slot),
        coalesce(array_agg(slot order by slot) filter (where is_reinvested and amount > 0), '{}'),
        case when bool_or(amount <> 0) then (select transfer_id from posted) end, ${bookedAt}::timestamptz
      from due d group by bucket_id
    )
    -- Reading posted here books what is only a remainder, too.
    select count(*) as positions, sum(amount) as amount_minor, (select count(*) from posted),
      coalesce(array_agg(distinct bucket_id::text) filter (where amount < 0 or is_reinvested), '{}') as moved
    from due`.execute(tx)
  const [row] = rows
  return {
    positions: Number(row?.positions ?? 0),
    amountMinor: row?.amount_minor ?? 0n,
    movedBucketIds: (row?.moved ?? []).map(BigInt),
  }
}

/** The last finished day of each plan whose result every position has had. */
export async function selectLastAccruedDays(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('accrued_result')
    .select((e) => ['plan_id', e.fn.max('day').as('last')])
    .groupBy('plan_id')
    .execute()
  return new Map(rows.map(({ plan_id, last }) => [plan_id, last]))
}

export async function insertAccruedResult(
  tx: Tx,
  { planId, day, completedAt }: { planId: string; day: string; completedAt: Date },
): Promise<void> {
  await tx
    .insertInto('accrued_result')
    .values({ plan_id: planId, day, completed_at: completedAt })
    .onConflict((c) => c.doNothing())
    .execute()
}
