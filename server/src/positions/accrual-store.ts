import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** A position that is to get a day's result, with the ids of the accounts that its share may move. */
export type DuePosition = {
  readonly positionId: string
  readonly investorId: string
  readonly reinvest: boolean
  readonly valueMinor: bigint
  readonly investedAccountId: bigint
  readonly availableAccountId: bigint
}

export type NewAccrual = {
  readonly positionId: string
  readonly baseMinor: bigint
  readonly amountMinor: bigint
  readonly reinvested: boolean
}

/**
 * Locks the next positions of a plan that take part in the day and seem not to have had it, in the order of their
 * ids. Seem: where another process was a moment ahead, the lock is waited for but this statement's view is older.
 * `selectDue` has the last word.
 */
export async function lockCandidates(
  tx: Tx,
  which: { planId: string; day: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const { planId, day, after, limit } = which
  const rows = await tx
    .selectFrom('position')
    .select('id')
    .where('plan_id', '=', planId)
    .where('closed_at', 'is', null)
    .where('opened_on', '<', sql<string>`${day}::date`)
    .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('accrual')
            .select('accrual.position_id')
            .whereRef('accrual.position_id', '=', 'position.id')
            .where('accrual.day', '=', sql<string>`${day}::date`),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of these locked positions, the open ones that have not had the day, in the order of their ids. */
export async function selectDue(tx: Tx, day: string, ids: readonly string[]): Promise<DuePosition[]> {
  const { rows } = await sql<{
    id: string
    investor_id: string
    reinvest: boolean
    value_minor: bigint
    invested_id: bigint
    available_id: bigint
  }>`
    select p.id, p.investor_id, width_bucket(${day}::date, p.reinvest_switch_days) % 2 = 1 as reinvest,
      b.amount as value_minor, p.account_id as invested_id, a.id as available_id
    from position p
    join ledger.balance b on b.account_id = p.account_id
    join ledger.account a on a.owner_id = p.investor_id and a.kind = 'available' and a.asset = 'usd'
    where p.id = any(${ids}::uuid[]) and p.closed_at is null
      and not exists (select from accrual c where c.position_id = p.id and c.day = ${day}::date)
    order by p.id`.execute(tx)
  return rows.map((row) => ({
    positionId: row.id,
    investorId: row.investor_id,
    reinvest: row.reinvest,
    valueMinor: row.value_minor,
    investedAccountId: row.invested_id,
    availableAccountId: row.available_id,
  }))
}

/** Records what each position of a chunk got; the key (position, day) makes a second time an error. */
export async function insertAccruals(
  tx: Tx,
  chunk: { planId: string; day: string; transferId: bigint | null; bookedAt: Date },
  accruals: readonly NewAccrual[],
): Promise<void> {
  await sql`
    insert into accrual
      (position_id, day, plan_id, base_minor, amount_minor, reinvested, transfer_id, booked_at)
    select u.position_id, ${chunk.day}::date, ${chunk.planId}, u.base_minor, u.amount_minor, u.reinvested,
      case when u.amount_minor <> 0 then ${chunk.transferId}::bigint end, ${chunk.bookedAt}::timestamptz
    from unnest(
      ${accruals.map(({ positionId }) => positionId)}::uuid[],
      ${accruals.map(({ baseMinor }) => String(baseMinor))}::numeric[],
      ${accruals.map(({ amountMinor }) => String(amountMinor))}::numeric[],
      ${accruals.map(({ reinvested }) => reinvested)}::boolean[]
    ) as u (position_id, base_minor, amount_minor, reinvested)`.execute(tx)
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
