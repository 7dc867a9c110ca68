/** The corrections of days beside the ledger, the accruals and what two people decided. */
import { firstHere } from './detached.ts'
import type { Check } from './difference.ts'

export const correctionChecks: readonly Check[] = [
  {
    name: 'corrections_are_what_their_transfers_moved',
    sql: `with expected as (
        select c.transfer_id, x.account_id, sum(x.amount) as amount
        from position_correction c
        join position p on p.id = c.position_id
        cross join lateral (values
          (p.account_id, c.invested_minor), (p.available_account_id, c.available_minor), (70, c.shortfall_minor),
          (40, -(c.invested_minor + c.available_minor + c.shortfall_minor))) as x (account_id, amount)
        where c.transfer_id >= ${firstHere}
        group by 1, 2 having sum(x.amount) <> 0
      ), moved as (
        select q.transfer_id, q.account_id, q.amount
        from ledger.transfer t join ledger.posting q on q.transfer_id = t.id
        where t.kind in ('accrual_reversal', 'accrual_replacement')
      )
      select 'transfer ' || transfer_id || ', account ' || account_id as found,
        'corrections say ' || coalesce(e.amount, 0) || ', postings ' || coalesce(m.amount, 0) as detail
      from expected e full join moved m using (transfer_id, account_id)
      where e.amount is distinct from m.amount`,
  },
  {
    name: 'a_correction_takes_back_what_stood',
    sql: `select 'position/' || c.position_id || ' on ' || d.day as found,
        'share ' || c.invested_minor + c.available_minor + c.shortfall_minor || ', before ' || b.share as detail
      from position_correction c
      join day_correction d on d.id = c.correction_id and d.rate_ppm is null
      cross join lateral (
        select a.amount_minor as share from accrual a
        where d.sequence = 1 and a.position_id = c.position_id and a.day = d.day
        union all
        select o.invested_minor + o.available_minor + o.shortfall_minor
        from day_correction e join position_correction o on o.correction_id = e.id and o.position_id = c.position_id
        where e.plan_id = d.plan_id and e.day = d.day and e.sequence = d.sequence - 1
      ) b
      where c.invested_minor + c.available_minor + c.shortfall_minor <> -b.share`,
  },
  {
    name: 'a_replacement_is_base_times_rate',
    sql: `select 'position/' || c.position_id || ' on ' || d.day as found,
        'share ' || c.invested_minor + c.available_minor + c.shortfall_minor || ', ' || a.base_minor || ' at '
          || d.rate_ppm || ' ppm gives ' || floor(a.base_minor * d.rate_ppm * 0.000001) as detail
      from position_correction c
      join day_correction d on d.id = c.correction_id and d.rate_ppm is not null
      join accrual a on a.position_id = c.position_id and a.day = d.day
      where c.invested_minor + c.available_minor + c.shortfall_minor <> floor(a.base_minor * d.rate_ppm * 0.000001)`,
  },
  {
    name: 'a_finished_correction_reached_everyone',
    sql: `select 'position/' || a.position_id || ' on ' || a.day as found, 'has not had correction ' || d.id as detail
      from day_correction d
      join every_accrual a on a.plan_id = d.plan_id and a.day = d.day
      left join position_correction c on c.correction_id = d.id and c.position_id = a.position_id
      where d.completed_at is not null and c.correction_id is null`,
  },
  {
    name: 'a_booked_result_has_two_people',
    sql: `select 'plan/' || r.plan_id || '/' || r.day as found, 'no approved proposal of two people' as detail
      from (
        select plan_id, day, rate_ppm, 'result' as kind, null::uuid as id from daily_result where source = 'booked'
        union all
        select plan_id, day, rate_ppm, case when rate_ppm is null then 'reversal' else 'result' end, id from day_correction
      ) r
      where not exists (
        select from result_proposal p
        where p.status = 'approved' and p.proposed_by <> p.decided_by and p.plan_id = r.plan_id and p.day = r.day
          and p.kind = r.kind and p.rate_ppm is not distinct from r.rate_ppm and (r.id is null or p.id = r.id))`,
  },
]
