/** The positions and their results beside the ledger. */
import { correctionChecks } from './correction-checks.ts'
import { firstHere } from './detached.ts'
import type { Check } from './difference.ts'

export const positionChecks: readonly Check[] = [
  {
    name: 'a_position_is_worth_what_its_history_says',
    sql: `select 'position/' || p.id as found,
        'worth ' || coalesce(b.amount::text, 'nothing known') || ', put in, results and taken back give ' || h.worth as detail
      from position p
      left join ledger.balance b on b.account_id = p.account_id
      left join (
        select a.position_id, sum(a.amount_minor) as amount from every_accrual a
        where a.amount_minor < 0 or a.reinvested group by 1
      ) a on a.position_id = p.id
      left join (
        select c.position_id, sum(c.invested_minor) as amount from position_correction c group by 1
      ) c on c.position_id = p.id
      cross join lateral (
        select p.principal_minor - p.redeemed_minor + coalesce(a.amount, 0) + coalesce(c.amount, 0) as worth
      ) h
      where b.amount is distinct from h.worth`,
  },
  {
    name: 'a_closed_position_is_empty',
    sql: `select 'position/' || p.id as found, 'closed with ' || b.amount as detail
      from position p join ledger.balance b on b.account_id = p.account_id
      where p.closed_at is not null and b.amount <> 0`,
  },
  {
    name: 'invested_money_has_its_position',
    sql: `select 'account ' || a.id as found, 'no position of its owner keeps this account' as detail
      from ledger.account a
      left join position p on p.account_id = a.id and p.id = a.position_id and p.investor_id = a.owner_id
      where a.kind = 'invested' and p.id is null`,
  },
  {
    name: 'an_accrual_has_its_position_and_result',
    sql: `select concat('position/' || a.position_id, 'slot ' || a.slot || ' of bucket ' || a.bucket_id) || ' on ' || a.day as found,
        case when a.position_id is null then 'no such position' else 'no result of ' || a.plan_id || ' for that day' end as detail
      from every_accrual a
      left join daily_result r on r.plan_id = a.plan_id and r.day = a.day
      where a.position_id is null or r.day is null`,
  },
  {
    name: 'a_position_has_a_day_once',
    sql: `select 'position/' || a.position_id || ' on ' || a.day as found, 'had it ' || count(*) || ' times' as detail
      from every_accrual a where a.position_id is not null group by a.position_id, a.day having count(*) > 1`,
  },
  {
    name: 'a_bucket_knows_its_positions',
    sql: `select 'bucket ' || coalesce(k.id, p.bucket_id) || ', slot ' || coalesce(u.slot, p.slot) as found,
        'is said to be worth ' || coalesce(u.worth::text, 'nothing known') || ', position '
          || coalesce(p.id::text, 'none') || ' has ' || coalesce(b.amount::text, 'none') as detail
      from (position_bucket k cross join lateral unnest(k.worth_minor) with ordinality as u (worth, slot))
      full join position p on p.bucket_id = k.id and p.slot = u.slot
      left join ledger.balance b on b.account_id = p.account_id
      left join ledger.account v on v.id = p.available_account_id
      where u.worth is distinct from b.amount or k.plan_id is distinct from p.plan_id
        or v.kind is distinct from 'available' or v.owner_id is distinct from p.investor_id`,
  },
  {
    name: 'an_accrual_is_base_times_rate',
    sql: `select 'position/' || a.position_id || ' on ' || a.day as found,
        a.amount_minor || ' booked, ' || a.base_minor || ' at ' || x.rate_ppm || ' ppm gives '
          || floor(a.base_minor * x.rate_ppm * 0.000001) as detail
      from every_accrual a
      join daily_result r on r.plan_id = a.plan_id and r.day = a.day
      left join position p on p.id = a.position_id
      left join plan_terms t on t.id = p.terms_id
      cross join lateral (select case when r.is_by_terms then t.rate_ppm else r.rate_ppm end as rate_ppm) x
      where a.amount_minor <> floor(a.base_minor * x.rate_ppm * 0.000001)`,
  },
  {
    name: 'accruals_are_what_their_transfers_moved',
    sql: `with expected as (
        select a.transfer_id,
          case when a.amount_minor > 0 and not a.reinvested then a.available_account_id else a.account_id end as account_id,
          sum(a.amount_minor) as amount
        from every_accrual a
        where a.transfer_id >= ${firstHere}
        group by 1, 2
      ), moved as (
        select q.transfer_id, q.account_id, q.amount
        from ledger.transfer t
        join ledger.posting q on q.transfer_id = t.id
        join ledger.account c on c.id = q.account_id and c.owner_id is not null
        where t.kind = 'accrual'
      )
      select 'transfer ' || transfer_id || ', account ' || account_id as found,
        'accruals say ' || coalesce(e.amount, 0) || ', postings ' || coalesce(m.amount, 0) as detail
      from expected e full join moved m using (transfer_id, account_id)
      where e.amount is distinct from m.amount`,
  },
  {
    name: 'rounding_never_takes',
    sql: `select 'transfer ' || t.id as found, 'rounding moves by ' || p.amount as detail
      from ledger.transfer t join ledger.posting p on p.transfer_id = t.id
      join ledger.account a on a.id = p.account_id and a.kind = 'rounding'
      where t.kind = 'accrual' and p.amount < 0`,
  },
  ...correctionChecks,
]
