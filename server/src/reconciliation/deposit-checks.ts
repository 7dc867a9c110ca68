/** The deposits and their payments beside the ledger. A reversal keeps the reference of what it takes back. */
import { isDetached } from './detached.ts'
import type { Check } from './difference.ts'

export const depositChecks: readonly Check[] = [
  {
    name: 'a_deposit_moved_what_its_payments_say',
    sql: `with paid as (
        select d.id, d.investor_id, d.coin, coalesce(sum(p.coin_minor), 0) as coin_minor,
          coalesce(sum(p.usd_minor), 0) as usd_minor
        from deposit d left join payment p on p.deposit_id = d.id and p.status = 'credited'
        group by d.id
      ), moved as (
        select t.reference,
          sum(p.amount) filter (where a.kind = 'custody') as coin_minor,
          min(p.asset) filter (where a.kind = 'custody') as coin,
          sum(p.amount) filter (where a.kind = 'available') as usd_minor,
          (array_agg(distinct a.owner_id) filter (where a.owner_id is not null)) as owners
        from ledger.transfer t
        join ledger.posting p on p.transfer_id = t.id
        join ledger.account a on a.id = p.account_id
        where t.reference like 'deposit/%'
        group by t.reference
      )
      select coalesce('deposit/' || d.id, m.reference) as found,
        'payments credit ' || coalesce(d.coin_minor, 0) || ' ' || coalesce(d.coin, '') || ' as ' || coalesce(d.usd_minor, 0)
          || ' usd, the ledger ' || coalesce(m.coin_minor, 0) || ' as ' || coalesce(m.usd_minor, 0) as detail
      from paid d full join moved m on m.reference = 'deposit/' || d.id
      where (d.id is null
          or coalesce(m.coin_minor, 0) <> d.coin_minor or coalesce(m.usd_minor, 0) <> d.usd_minor
          or m.coin <> d.coin or m.owners <> array[d.investor_id])
        and not ${isDetached(`coalesce('deposit/' || d.id, m.reference)`)}`,
  },
  {
    name: 'a_credited_payment_names_its_transfer',
    sql: `select 'payment/' || p.id as found, 'transfer ' || coalesce(p.transfer_id::text, 'none')
        || ' belongs to ' || coalesce(t.reference, 'nothing') as detail
      from payment p left join ledger.transfer t on t.id = p.transfer_id
      where p.transfer_id is not null and t.reference is distinct from 'deposit/' || p.deposit_id`,
  },
  {
    name: 'a_reviewed_payment_has_its_decision',
    sql: `select 'payment/' || p.id as found, case p.status
          when 'credited' then 'credited with the approvals of ' || a.people || ' members of staff'
          when 'refused' then 'refused by ' || coalesce(p.refused_by::text, 'nobody')
          else 'waits for staff since no moment' end as detail
      from payment p
      join deposit d on d.id = p.deposit_id
      cross join lateral (
        select count(distinct x.approver_id) as people from payment_approval x
        where x.payment_id = p.id and x.approver_id <> d.investor_id
      ) a
      where (p.review_began_at is not null and p.status = 'credited' and a.people < 2)
        or (p.status = 'refused' and (p.refused_by is null or p.refused_by = d.investor_id))
        or (p.status in ('in_review', 'refused') and p.review_began_at is null)`,
  },
  {
    name: 'a_settled_deposit_was_paid',
    sql: `select 'deposit/' || d.id as found, 'settled with ' || coalesce(sum(p.usd_minor), 0) || ' of ' || d.amount_minor as detail
      from deposit d left join payment p on p.deposit_id = d.id and p.status = 'credited'
      where d.status = 'settled' and not d.flags && array['reversed', 'review']
      group by d.id having coalesce(sum(p.coin_minor), 0) < d.coin_minor and coalesce(sum(p.usd_minor), 0) < d.amount_minor - greatest(floor(d.amount_minor * d.tolerance_bps / 10000), 9999)`,
  },
]
