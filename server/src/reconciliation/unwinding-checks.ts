/** What was reversed because a payment left its chain, beside the ledger and the results that it names. */
import { firstHere } from './detached.ts'
import type { Check } from './difference.ts'

export const unwindingChecks: readonly Check[] = [
  {
    name: 'unwindings_are_what_their_transfers_moved',
    sql: `with results as (
        select unwinding_id, sum(amount_minor) as amount from unwound_result group by 1
      ), expected as (
        select u.transfer_id, x.kind, x.amount
        from credit_unwinding u
        cross join lateral (values ('available', u.shortfall_minor - u.results_minor), ('shortfalls', -u.shortfall_minor),
          ('results', u.results_minor)) as x (kind, amount)
        where u.transfer_id >= ${firstHere} and x.amount <> 0
      ), moved as (
        select q.transfer_id, a.kind, sum(q.amount) as amount
        from ledger.transfer t
        join ledger.posting q on q.transfer_id = t.id
        join ledger.account a on a.id = q.account_id
        where t.kind = 'accrual_clawback'
        group by 1, 2
      )
      select 'transfer ' || transfer_id || ', ' || kind as found,
        'unwindings say ' || coalesce(e.amount, 0) || ', postings ' || coalesce(m.amount, 0) as detail
      from expected e full join moved m using (transfer_id, kind)
      where e.amount is distinct from m.amount
      union all
      select 'unwinding/' || u.id, 'says ' || u.results_minor || ' of results, its days ' || coalesce(r.amount, 0)
      from credit_unwinding u left join results r on r.unwinding_id = u.id
      where u.results_minor <> coalesce(r.amount, 0)
      union all
      select 'unwinding/' || u.id, 'was undone by transfer ' || coalesce(t.id::text, 'none') || ', which does not reverse '
        || u.transfer_id
      from credit_unwinding u left join ledger.transfer t on t.id = u.undone_transfer_id
      where u.undone_at is not null and u.transfer_id is not null and t.reverses is distinct from u.transfer_id`,
  },
  {
    name: 'what_came_out_of_a_position_is_what_its_transfer_moved',
    sql: `select 'position/' || coalesce(u.position_id, a.position_id) as found,
        'transfer ' || coalesce(u.transfer_id, t.id) || ' moved ' || coalesce(-q.amount, 0) || ', not '
          || coalesce(u.amount_minor, 0) as detail
      from unwound_position u
      full join (
        ledger.transfer t join ledger.posting q on q.transfer_id = t.id
        join ledger.account a on a.id = q.account_id and a.kind = 'invested'
      ) on t.id = u.transfer_id and t.kind = 'unwinding'
      where (t.id is null or t.kind = 'unwinding') and coalesce(u.transfer_id, t.id) >= ${firstHere}
        and (u.amount_minor is distinct from -q.amount or u.position_id is distinct from a.position_id)`,
  },
  {
    name: 'no_more_is_reversed_than_stood',
    sql: `select 'position/' || r.position_id || ' on ' || r.day as found,
        r.amount || ' reversed of ' || coalesce(s.amount, 0) as detail
      from (select position_id, day, sum(amount_minor) as amount from reversed_result group by 1, 2) r
      left join lateral (
        select sum(x.amount) as amount from (
          select a.amount_minor as amount from accrual a where a.position_id = r.position_id and a.day = r.day
          union all
          select c.invested_minor + c.available_minor from position_correction c
          join day_correction d on d.id = c.correction_id
          where c.position_id = r.position_id and d.day = r.day and c.booked_at <= (
            select min(v.at) from reversed_result v where v.position_id = r.position_id and v.day = r.day)
        ) x
      ) s on true
      where r.amount < least(coalesce(s.amount, 0), 0) or r.amount > greatest(coalesce(s.amount, 0), 0)`,
  },
]
