/**
 * What the product keeps beside the postings because it is read often, rebuilt from the postings alone. Balances and
 * running balances are the ledger's own invariants; a position's value is its balance and kept nowhere else.
 */
import type { Check } from './difference.ts'

export const rebuiltChecks: readonly Check[] = [
  {
    name: 'a_position_says_what_was_put_in_and_taken_back',
    sql: `with moved as (
        select q.account_id, coalesce(sum(q.amount) filter (where t.kind = 'investment'), 0) as put_in,
          coalesce(-sum(q.amount) filter (where t.kind in ('redemption', 'unwinding')), 0) as taken_back
        from ledger.account a
        join ledger.posting q on q.account_id = a.id
        join ledger.transfer t on t.id = q.transfer_id and t.kind in ('investment', 'redemption', 'unwinding')
        where a.kind = 'invested'
        group by q.account_id
      )
      select 'position/' || p.id as found, 'says ' || p.principal_minor || ' put in and ' || p.redeemed_minor
          || ' taken back, the postings ' || coalesce(m.put_in, 0) || ' and ' || coalesce(m.taken_back, 0) as detail
      from position p left join moved m on m.account_id = p.account_id
      where (p.principal_minor is distinct from coalesce(m.put_in, 0)
          or p.redeemed_minor is distinct from coalesce(m.taken_back, 0))
        -- What is brought forward doesn't say what was put in (detached.ts).
        and not exists (
          select from ledger.brought_forward f where f.account_id = p.account_id and f.postings_count > 0)`,
  },
]
