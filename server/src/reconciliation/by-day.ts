/** The ledger's custody beside payments and withdrawals, by UTC day and coin. */
import { type AliasableExpression, sql } from 'kysely'

export type DayRow = {
  readonly id: string
  readonly day: string
  readonly asset: string
  /** Smallest units of the coin. */
  readonly ledger: bigint
  readonly outside: bigint
  /** Differences first: "1" or "0", then the day. */
  readonly attention: string
}

/**
 * One row for each day and coin on which anything moved. A payment counts on the day of the transfer that moved its
 * money last, a withdrawal on the day it was sent; both are read from their own tables, not from the ledger's amounts.
 */
export const reconciliationRows = ({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): AliasableExpression<DayRow> => sql<DayRow>`(
  with booked as (
    select (t.created_at at time zone 'UTC')::date as day, p.asset, sum(p.amount) as amount
    from ledger.posting p
    join ledger.account a on a.id = p.account_id and a.kind = 'custody'
    join ledger.transfer t on t.id = p.transfer_id
    group by 1, 2
  ), told as (
    select (t.created_at at time zone 'UTC')::date as day, d.coin as asset, p.coin_minor as amount
    from payment p
    join deposit d on d.id = p.deposit_id
    join ledger.transfer t on t.id = p.transfer_id
    where p.status = 'credited'
    union all
    select (s.at at time zone 'UTC')::date, w.coin, -w.coin_minor
    from withdrawal w join withdrawal_step s on s.withdrawal_id = w.id and s.status = 'sent'
    union all
    -- Sent, and dropped by the network.
    select (s.at at time zone 'UTC')::date, w.coin, w.coin_minor
    from withdrawal w join withdrawal_step s on s.withdrawal_id = w.id and s.status = 'failed'
    where w.transaction is not null
  ), summed as (
    select day, asset, sum(amount) as amount from told group by 1, 2
  ), compared as (
    select coalesce(b.day, s.day) as day, coalesce(b.asset, s.asset) as asset,
      coalesce(b.amount, 0)::numeric(38, 0) as ledger, coalesce(s.amount, 0)::numeric(38, 0) as outside
    from booked b full join summed s on s.day = b.day and s.asset = b.asset
  )
  select day || '-' || asset as id, day::text as day, asset, ledger, outside,
    case when ledger = outside then '0' else '1' end || day as attention
  from compared
  where (${from ?? null}::date is null or day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or day <= ${to ?? null}::date)
)`
