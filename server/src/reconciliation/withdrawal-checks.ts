/** The withdrawals beside the ledger: what is held, what was given back, what was paid and charged. */
import { isDetached } from './detached.ts'
import type { Check } from './difference.ts'

/** What each withdrawal should have moved, one row for each account kind it touches, by its status. */
const expectedMoves = `
  select w.id, w.investor_id, m.transfer_kind, m.account_kind, m.asset, m.amount
  from withdrawal w cross join lateral (values
    ('withdrawal_request', 'available', 'usd', -w.amount_minor, true),
    ('withdrawal_request', 'withdrawing', 'usd', w.amount_minor, true),
    ('withdrawal_return', 'withdrawing', 'usd', -w.amount_minor, w.status in ('cancelled', 'rejected', 'failed')),
    ('withdrawal_return', 'available', 'usd', w.amount_minor, w.status in ('cancelled', 'rejected', 'failed')),
    -- With what a payment that its network dropped took back, and what it moved again when it returned.
    ('withdrawal_paid', 'withdrawing', 'usd', -w.amount_minor, w.status in ('sent', 'confirmed')),
    ('withdrawal_paid', 'fees', 'usd', w.fee_minor, w.status in ('sent', 'confirmed')),
    ('withdrawal_paid', 'conversion', 'usd', w.amount_minor - w.fee_minor, w.status in ('sent', 'confirmed')),
    ('withdrawal_paid', 'custody', w.coin, -w.coin_minor, w.status in ('sent', 'confirmed')),
    ('withdrawal_paid', 'outside', w.coin, w.coin_minor, w.status in ('sent', 'confirmed'))
  ) as m (transfer_kind, account_kind, asset, amount, is_due)
  where m.is_due`

export const withdrawalChecks: readonly Check[] = [
  {
    name: 'what_is_held_is_what_open_withdrawals_ask',
    sql: `select 'account ' || a.id as found, 'held ' || b.amount || ', open withdrawals ' || o.amount as detail
      from ledger.account a
      join ledger.balance b on b.account_id = a.id
      cross join lateral (
        select coalesce(sum(w.amount_minor), 0) as amount from withdrawal w
        where w.investor_id = a.owner_id and w.status in ('requested', 'in_review', 'approved')
      ) o
      where a.kind = 'withdrawing' and b.amount <> o.amount`,
  },
  {
    name: 'a_withdrawal_moved_what_it_says',
    sql: `with expected as (${expectedMoves}), moved as (
        select t.reference, case t.kind when 'reversal' then 'withdrawal_paid' else t.kind end as transfer_kind,
          c.kind as account_kind, p.asset, c.owner_id, sum(p.amount) as amount
        from ledger.transfer t
        join ledger.posting p on p.transfer_id = t.id
        join ledger.account c on c.id = p.account_id
        where t.kind in ('withdrawal_request', 'withdrawal_return', 'withdrawal_paid')
          or (t.kind = 'reversal' and t.reference like 'withdrawal/%')
        group by 1, 2, 3, 4, 5
        having sum(p.amount) <> 0
      )
      select coalesce('withdrawal/' || e.id, m.reference) || ', ' || coalesce(e.transfer_kind, m.transfer_kind) as found,
        coalesce(e.account_kind, m.account_kind) || ' should move by ' || coalesce(e.amount, 0)
          || ', the ledger moved ' || coalesce(m.amount, 0) as detail
      from expected e
      full join moved m on m.reference = 'withdrawal/' || e.id and m.transfer_kind = e.transfer_kind
        and m.account_kind = e.account_kind and m.asset = e.asset
        and (m.owner_id is null or m.owner_id = e.investor_id)
      where e.amount is distinct from m.amount
        and not ${isDetached(`coalesce('withdrawal/' || e.id, m.reference)`)}`,
  },
  {
    name: 'a_fee_is_one_percent_rounded_up_to_the_cent',
    sql: `select 'withdrawal/' || w.id as found, 'fee ' || w.fee_minor || ' on ' || w.amount_minor as detail
      from withdrawal w
      where w.fee_minor <> ceil(w.amount_minor * 0.000001) * 10000`,
  },
  {
    name: 'a_withdrawal_stands_where_its_last_step_says',
    sql: `select 'withdrawal/' || w.id as found, w.status || ', last step ' || coalesce(s.status, 'none') as detail
      from withdrawal w
      left join lateral (
        select s.status from withdrawal_step s where s.withdrawal_id = w.id order by s.seq desc limit 1
      ) s on true
      where s.status is distinct from w.status`,
  },
]
