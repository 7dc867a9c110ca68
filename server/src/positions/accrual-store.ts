import { houseAccountId, results, rounding } from '@evenmoor/ledger'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A place in the order in which a day walks through a plan's positions: by investor, then by position. */
export type Place = { readonly investorId: string; readonly positionId: string }

/** A stretch of that order: the positions behind `after` up to `to`; to the end without `to`. */
export type Stretch = { readonly after: Place | undefined; readonly to: Place | undefined }

/** The last of the next `size` open positions of a plan behind `after`; undefined when there are fewer. */
export async function selectPlaceBehind(
  db: Database,
  planId: string,
  after: Place | undefined,
  size: number,
): Promise<Place | undefined> {
  const row = await db
    .selectFrom('position')
    .select(['investor_id', 'id'])
    .where('plan_id', '=', planId)
    .where('closed_at', 'is', null)
    .$if(after !== undefined, (q) => q.where(behind(after)))
    .orderBy('investor_id')
    .orderBy('id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row && { investorId: row.investor_id, positionId: row.id }
}

const behind = (place: Place | undefined) =>
  sql<boolean>`(investor_id, id) > (${place?.investorId}::uuid, ${place?.positionId}::uuid)`
const upTo = (place: Place | undefined) =>
  sql<boolean>`(investor_id, id) <= (${place?.investorId}::uuid, ${place?.positionId}::uuid)`

/**
 * Locks the open positions of a stretch that take part in the day and seem not to have had it. Seem: where another process
 * was a moment ahead, the lock is waited for but this statement's view is older. `isDue` has the last word.
 */
export async function lockCandidates(
  tx: Tx,
  which: Stretch & { planId: string; day: string },
): Promise<string[]> {
  const { planId, day, after, to } = which
  const rows = await tx
    .selectFrom('position')
    .select('id')
    .where('plan_id', '=', planId)
    .where('closed_at', 'is', null)
    .where('opened_on', '<', sql<string>`${day}::date`)
    .where(hasNotHad(day))
    .$if(after !== undefined, (q) => q.where(behind(after)))
    .$if(to !== undefined, (q) => q.where(upTo(to)))
    // The order in which everyone locks positions, which is not the one in which they are walked through.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Not an anti-join: one search for each position, also where PostgreSQL takes the table for empty. */
const hasNotHad = (day: string) =>
  sql<boolean>`(select true from accrual where accrual.position_id = position.id and accrual.day = ${day}::date) is null`

/** Of locked positions, those that are still open and have not had the day. */
const isDue = (day: string, ids: readonly string[]) =>
  sql`position.id = any(${ids}::uuid[]) and position.closed_at is null and ${hasNotHad(day)}`

/** The first of these locked positions that is due, in the order of their ids; undefined when none is. */
export async function selectFirstDue(
  tx: Tx,
  day: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from position where ${isDue(day, ids)} order by id limit 1`.execute(tx)
  return rows[0]?.id
}

/** What is said about a chunk besides its positions; `key` names its transfer. */
export type ChunkOfDay = {
  readonly key: string
  readonly planId: string
  readonly day: string
  readonly ratePpm: bigint
  readonly bookedAt: Date
}

/**
 * Applies the rate to those of the locked positions that are due, in one statement: what `splitResult` and
 * `accrualTransfer` of the ledger say, without taking the rows out of the database and back (a test compares the two). Books
 * the transfer by `ledger.post`, unless nothing moves, and one accrual for each position.
 */
export async function bookAccruals(
  tx: Tx,
  chunk: ChunkOfDay,
  ids: readonly string[],
): Promise<{ positions: number; amountMinor: bigint }> {
  const { key, planId, day, ratePpm, bookedAt } = chunk
  const reference = `plan/${planId}/${day}`
  const { rows } = await sql<{ positions: bigint; amount_minor: bigint | null }>`
    with due as materialized (
      select d.*, floor(d.base * ${ratePpm}::numeric * 0.000001) as amount
      from (
        select id, investor_id, account_id,
          width_bucket(${day}::date, reinvest_switch_days) % 2 = 1 as is_reinvested,
          (select b.amount from ledger.balance b where b.account_id = position.account_id) as base
        from position where ${isDue(day, ids)} offset 0
      ) d
    ), line as materialized (
      select ${houseAccountId(results)}::bigint as account_id, -floor(sum(base) * ${ratePpm}::numeric * 0.000001) as amount from due
      union all
      select ${houseAccountId(rounding)}, floor(sum(base) * ${ratePpm}::numeric * 0.000001) - sum(amount) from due
      union all
      select account_id, amount from due where amount < 0 or is_reinvested
      union all
      select (
          select a.id from ledger.account a
          where a.owner_id = paid.investor_id and a.kind = 'available' and a.asset = 'usd' and a.position_id is null
        ), paid.amount
      from (
        select investor_id, sum(amount) as amount from due where amount > 0 and not is_reinvested group by investor_id
      ) paid
    ), said as materialized (
      select array_agg(account_id order by account_id) as account_ids, array_agg(amount order by account_id) as amounts
      from line where amount <> 0
    ), posted as materialized (
      select p.transfer_id
      from said s cross join lateral ledger.post(
        ${key}::uuid, 'accrual', ${reference},
        ledger.content_hash('accrual', ${reference}, null, ${day}::date, s.account_ids, s.amounts),
        null, ${day}::date, s.account_ids, s.amounts) p
      where s.account_ids is not null
    ), accrued as (
      insert into accrual (position_id, day, plan_id, base_minor, amount_minor, reinvested, transfer_id, booked_at)
      select id, ${day}::date, ${planId}, base, amount, is_reinvested and amount > 0,
        case when amount <> 0 then (select transfer_id from posted) end, ${bookedAt}::timestamptz
      from due
      returning amount_minor
    )
    -- Reading posted here books what is only a remainder, too.
    select count(*) as positions, sum(amount_minor) as amount_minor, (select count(*) from posted) from accrued`.execute(
    tx,
  )
  return { positions: Number(rows[0]?.positions ?? 0), amountMinor: rows[0]?.amount_minor ?? 0n }
}

/** The sum of an investor's results and their corrections that were booked from `from` on and before `to`. */
export async function sumAccrualsBooked(tx: Tx, investorId: string, from: Date, to: Date): Promise<bigint> {
  const { rows } = await sql<{ total: bigint | null }>`
    select sum(r.amount) as total from position p
    cross join lateral (
      select a.amount_minor as amount from accrual a
      where a.position_id = p.id and a.booked_at >= ${from} and a.booked_at < ${to}
      union all
      select c.invested_minor + c.available_minor from position_correction c
      where c.position_id = p.id and c.booked_at >= ${from} and c.booked_at < ${to}
    ) r
    where p.investor_id = ${investorId}::uuid`.execute(tx)
  return rows[0]?.total ?? 0n
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
