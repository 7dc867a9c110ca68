/** The ledger's custody beside payments and withdrawals, by UTC day and coin. */
import { type AliasableExpression, sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Database } from '#platform/database/pool.ts'
import { transfersOfDay } from './day-transfers.ts'

export type DayRow = {
  readonly id: string
  readonly day: string
  readonly asset: string
  /** Smallest units of the coin. */
  readonly ledger: bigint
  readonly outside: bigint
  /** Differences first: "1" or "0", then the day. */
  readonly attention: string
  /** The day's valid sign-off. */
  readonly signed_by_name: string | null
  readonly signed_at: Date | null
  readonly note: string | null
  readonly has_changed: boolean | null
}

type DayFilter = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly signed?: 'yes' | 'no' | undefined
  readonly show?: 'differences' | undefined
  /** Only this day, which is read without all the others. */
  readonly day?: string
}

/** One row for each day and coin on which anything moved. */
export const reconciliationRows = ({
  from,
  to,
  signed,
  show,
  day,
}: DayFilter): AliasableExpression<DayRow> => sql<DayRow>`(
  with recursive ${transfersOfDay(day ?? null)}, booked_days as (
    select (at at time zone 'UTC')::date as day, asset, sum(amount) as amount from booked group by 1, 2
  ), told_days as (
    select (at at time zone 'UTC')::date as day, asset, sum(amount) as amount from told group by 1, 2
  ), compared as (
    select coalesce(b.day, s.day) as day, coalesce(b.asset, s.asset) as asset,
      coalesce(b.amount, 0)::numeric(38, 0) as ledger, coalesce(s.amount, 0)::numeric(38, 0) as outside
    from booked_days b full join told_days s on s.day = b.day and s.asset = b.asset
  )
  select c.day || '-' || c.asset as id, c.day::text as day, c.asset, c.ledger, c.outside,
    case when c.ledger = c.outside then '0' else '1' end || c.day as attention,
    ${displayName('p')} as signed_by_name,
    o.signed_at, o.note,
    (o.figures -> c.asset) is distinct from jsonb_build_object('ledger', c.ledger::text, 'outside', c.outside::text)
      as has_changed
  from compared c
  left join day_sign_off o on o.day = c.day and o.taken_back_at is null
  left join person p on p.id = o.signed_by
  where (${from ?? null}::date is null or c.day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or c.day <= ${to ?? null}::date)
    and (${signed ?? null}::text is null or (o.id is not null) = (${signed ?? null}::text = 'yes'))
    and (${show ?? null}::text is null or c.ledger <> c.outside)
)`

/** The rows of one day, by asset. */
export async function selectDay(db: Database, day: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select * from ${reconciliationRows({ day }).as('item')} order by asset`.execute(db)
  return rows
}

export type TransferRow = {
  readonly transfer: bigint | null
  readonly kind: string | null
  readonly reference: string
  readonly at: Date
  readonly ledger: bigint
  readonly outside: bigint
}

/** What a row is made of, those with a difference first; and how many there are. */
export async function selectTransfers(
  db: Database,
  { day, asset, limit }: { day: string; asset: string; limit: number },
): Promise<{ moves: TransferRow[]; count: number }> {
  const { rows } = await sql<TransferRow & { count: number }>`
    with recursive ${transfersOfDay(day)}, told_moves as (
      select move, asset, min(at) as at, sum(amount) as amount, min(reference) as reference from told group by 1, 2
    )
    select b.transfer, b.kind, coalesce(b.reference, s.reference) as reference, coalesce(b.at, s.at) as at,
      coalesce(b.amount, 0)::numeric(38, 0) as ledger, coalesce(s.amount, 0)::numeric(38, 0) as outside,
      count(*) over ()::int as count
    from booked b full join told_moves s on s.move = b.move and s.asset = b.asset
    where coalesce(b.asset, s.asset) = ${asset}
    order by coalesce(b.amount, 0) = coalesce(s.amount, 0), coalesce(b.at, s.at), coalesce(b.move, s.move)
    limit ${limit}`.execute(db)
  return { moves: rows, count: rows[0]?.count ?? 0 }
}
