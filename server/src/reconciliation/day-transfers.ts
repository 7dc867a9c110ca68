/** What came into custody and left it, as the ledger booked it and as payments and withdrawals tell it. */
import { type RawBuilder, sql } from 'kysely'

/** A UTC day, or all of them. */
type During = string | null

/** Where old months were detached (detached.ts), only the days are compared of which all is here. */
const firstWholeDay = sql`(
  select coalesce((date_trunc('day', b.since at time zone 'UTC') + interval '1 day') at time zone 'UTC', '-infinity')
  from ledger.postings_begin b)`

const isDuring = (at: RawBuilder<unknown>, day: During) =>
  day === null
    ? sql`${at} >= ${firstWholeDay}`
    : sql`${at} >= ${firstWholeDay} and ${at} >= ${day}::date at time zone 'UTC' and ${at} < (${day}::date + 1) at time zone 'UTC'`

/**
 * Both sides as rows of (move, asset, at, amount) under the names `booked` and `told`, for a `with recursive`. What belongs
 * together has the same `move`. A payment that left its chain counts on the day of its credit and, taken off again, on
 * the day of its reversal; amounts of what was told are read from its own tables alone.
 */
export const transfersOfDay = (day: During) => sql`
  booked as (
    -- What staff paid may leave its chain and be paid again: the first payment, the second, and so on.
    select case when t.reference like 'withdrawal/%' then t.reference || ' ' || sign(sum(p.amount)) || ' '
          || row_number() over (partition by t.reference, p.asset, sign(sum(p.amount)) order by t.id)
        else 'transfer/' || t.id end as move,
      p.asset, t.created_at as at, sum(p.amount) as amount, t.id as transfer, t.kind, t.reference
    from ledger.posting p
    join ledger.account a on a.id = p.account_id and a.kind = 'custody'
    join ledger.transfer t on t.id = p.transfer_id
    where ${isDuring(sql`t.created_at`, day)}
    group by t.id, p.asset
  ), paid as (
    select p.deposit_id, p.transfer_id, d.coin, case p.status when 'credited' then p.coin_minor else -p.coin_minor end as amount
    from payment p join deposit d on d.id = p.deposit_id
    -- One that was taken back may wait for a block, or for staff, once more.
    where p.transfer_id is not null
    union all
    -- What that transfer took back, and so on to the first credit.
    select c.deposit_id, t.reverses, c.coin, -c.amount
    from paid c join ledger.transfer t on t.id = c.transfer_id
    where t.reverses is not null
  ), told as (
    select 'transfer/' || t.id as move, c.coin as asset, t.created_at as at, c.amount, 'deposit/' || c.deposit_id as reference
    from paid c join ledger.transfer t on t.id = c.transfer_id
    where ${isDuring(sql`t.created_at`, day)}
    union all
    -- Sent; and what the network dropped after it was sent, for good or to be paid again.
    select 'withdrawal/' || w.id || ' ' || case s.status when 'sent' then '-1 ' else '1 ' end
        || row_number() over (partition by w.id, s.status = 'sent' order by s.seq), w.coin, s.at,
      case s.status when 'sent' then -w.coin_minor else w.coin_minor end, 'withdrawal/' || w.id
    from withdrawal w
    join withdrawal_step s on s.withdrawal_id = w.id
      and (s.status = 'sent' or (s.status = 'failed' and w.transaction is not null) or (s.status = 'approved' and exists (
        select from withdrawal_step b where b.withdrawal_id = w.id and b.seq < s.seq and b.status = 'sent')))
    where ${isDuring(sql`s.at`, day)}
  )`
