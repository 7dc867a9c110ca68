import { type NotNull, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { DayChange, PositionDay } from '../position.ts'

/** What the days did to a position, newest first: those before `before`, all from the newest on without it. */
export async function selectPositionDays(
  tx: Tx,
  positionId: string,
  page: { before: string | undefined; limit: number },
): Promise<PositionDay[]> {
  const { before, limit } = page
  const rows = await tx
    .selectFrom('accrual')
    .innerJoin('daily_result', (join) =>
      join
        .onRef('daily_result.plan_id', '=', 'accrual.plan_id')
        .onRef('daily_result.day', '=', 'accrual.day'),
    )
    .innerJoin('position', 'position.id', 'accrual.position_id')
    .innerJoin('plan_terms', 'plan_terms.id', 'position.terms_id')
    .select([
      'accrual.day',
      'daily_result.source',
      'accrual.base_minor',
      'accrual.amount_minor',
      'accrual.reinvested',
      'accrual.booked_at',
      'accrual.transfer_id',
    ])
    .select(
      // Account by account: a transfer may have thousands of postings of others.
      sql<bigint | null>`(
        select sum(moved.amount) from ledger.account own cross join lateral (
          select amount from ledger.posting where account_id = own.id and transfer_id = accrual.transfer_id offset 0
        ) moved
        where own.owner_id = position.investor_id)`.as('transfer_minor'),
    )
    .select(
      sql<number>`case when daily_result.is_by_terms then plan_terms.rate_ppm else daily_result.rate_ppm end`.as(
        'rate_ppm',
      ),
    )
    .where('accrual.position_id', '=', positionId)
    .$if(before !== undefined, (q) => q.where('accrual.day', '<', sql<string>`${before}::date`))
    .orderBy('accrual.day', 'desc')
    .limit(limit)
    // Columns of a view, whose types do not say that they are never null.
    .$narrowType<Record<'day' | 'base_minor' | 'amount_minor' | 'reinvested' | 'booked_at', NotNull>>()
    .execute()
  const changes = await selectChanges(
    tx,
    positionId,
    rows.map(({ day }) => day),
  )
  return rows.map((row) => ({
    day: row.day,
    source: row.source as PositionDay['source'],
    ratePpm: BigInt(row.rate_ppm),
    baseMinor: row.base_minor,
    amountMinor: row.amount_minor,
    reinvested: row.reinvested,
    bookedAt: row.booked_at,
    transferId: row.transfer_id,
    transferMinor: row.transfer_minor,
    corrections: changes.get(row.day) ?? [],
  }))
}

/** What corrections changed about a position, by the day they are of, oldest first. */
async function selectChanges(
  tx: Tx,
  positionId: string,
  days: readonly string[],
): Promise<Map<string, DayChange[]>> {
  const rows = await tx
    .selectFrom('position_correction as c')
    .innerJoin('day_correction as d', 'd.id', 'c.correction_id')
    .select(['d.day', 'd.rate_ppm', 'c.booked_at'])
    .select(sql<bigint>`c.invested_minor + c.available_minor`.as('amount_minor'))
    .where('c.position_id', '=', positionId)
    .where('d.day', '=', sql<string>`any(${days}::date[])`)
    .orderBy('d.sequence')
    .execute()
  const reversed = await selectReversals(tx, positionId, days)
  const changes = Map.groupBy(rows, ({ day }) => day)
  return new Map(
    days.map((day): [string, DayChange[]] => {
      const corrections = (changes.get(day) ?? []).map((row) => ({
        because: 'correction' as const,
        ratePpm: row.rate_ppm === null ? null : BigInt(row.rate_ppm),
        amountMinor: row.amount_minor,
        bookedAt: row.booked_at,
      }))
      return [day, [...corrections, ...(reversed.get(day) ?? [])]]
    }),
  )
}

/** What of its days was reversed because the payment that earned it left its chain, by day, oldest first. */
async function selectReversals(
  tx: Tx,
  positionId: string,
  days: readonly string[],
): Promise<Map<string, DayChange[]>> {
  const rows = await tx
    .selectFrom('reversed_result')
    .select(['day', 'amount_minor', 'at'])
    .where('position_id', '=', positionId)
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .orderBy('at')
    .$narrowType<Record<'day' | 'amount_minor' | 'at', NotNull>>()
    .execute()
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const changeFrom = ({ amount_minor, at }: (typeof rows)[number]): DayChange => ({
    because: 'payment',
    ratePpm: null,
    amountMinor: -amount_minor,
    bookedAt: at,
  })
  return new Map([...byDay].map(([day, each]) => [day, each.map(changeFrom)]))
}

type AccruedBase = {
  readonly planId: string
  /** The day that the result is of, and the one it counts on: when it was booked, unless it was booked ahead. */
  readonly resultDay: string
  readonly day: string
  readonly baseMinor: bigint
  readonly ratePpm: bigint
}

/** What each day's rate was applied to, position by position, oldest first, with the rate of the position's terms. */
export async function selectAccruedBases(tx: Tx, investorId: string): Promise<AccruedBase[]> {
  const rows = await tx
    .selectFrom('accrual')
    .innerJoin('position', 'position.id', 'accrual.position_id')
    .innerJoin('plan_terms', 'plan_terms.id', 'position.terms_id')
    .select(['accrual.plan_id', 'accrual.day', 'accrual.base_minor', 'plan_terms.rate_ppm'])
    .select(
      sql<string>`to_char(greatest((accrual.booked_at at time zone 'UTC')::date, accrual.day), 'YYYY-MM-DD')`.as(
        'counted_on',
      ),
    )
    .where('position.investor_id', '=', investorId)
    .orderBy('accrual.day')
    .$narrowType<Record<'plan_id' | 'day' | 'base_minor', NotNull>>()
    .execute()
  return rows.map(({ plan_id, day, base_minor, rate_ppm, counted_on }) => ({
    planId: plan_id,
    resultDay: day,
    day: counted_on,
    baseMinor: base_minor,
    ratePpm: BigInt(rate_ppm),
  }))
}

/** Its parameters: the investor, from when on, before when. What was booked ahead counts on its own day. */
export const bookedSums = `
  select sum(r.amount) as total from position p
  cross join lateral (
    select a.amount_minor as amount from accrual a
    where a.position_id = p.id
      and greatest(a.booked_at, a.day::timestamp at time zone 'UTC') >= $2
      and greatest(a.booked_at, a.day::timestamp at time zone 'UTC') < $3
    union all
    select c.invested_minor + c.available_minor from position_correction c
    where c.position_id = p.id and c.booked_at >= $2 and c.booked_at < $3
    union all
    select -v.amount_minor from reversed_result v
    where v.position_id = p.id and v.at >= $2 and v.at < $3
  ) r
  where p.investor_id = $1`

/**
 * The sum of an investor's results and their corrections that were booked from `from` on and before `to`; a result that
 * was booked ahead counts on its own day.
 */
export async function sumAccrualsBooked(
  db: Database | Tx,
  investorId: string,
  from: Date,
  to: Date,
): Promise<bigint> {
  const { rows } = await asSql(db).query<{ total: bigint | null }>(bookedSums, [investorId, from, to])
  return rows[0]?.total ?? 0n
}
