/** Compares referral bonuses with the ledger: each verified bonus was paid once to its owner, and nothing else was paid. */
import { isDetached } from './detached.ts'
import type { Check } from './difference.ts'

export const bonusChecks: readonly Check[] = [
  {
    name: 'a_verified_bonus_has_its_transfer_and_back',
    sql: `with expected as (
        select 'bonus/' || b.id as reference, 'available' as kind, b.referrer_id as owner_id, b.amount_minor as amount
        from bonus b where b.status = 'verified'
        union all
        select 'bonus/' || b.id, 'bonuses', null, -b.amount_minor from bonus b where b.status = 'verified'
      ), moved as (
        select t.reference, a.kind, a.owner_id, sum(p.amount) as amount
        from ledger.transfer t
        join ledger.posting p on p.transfer_id = t.id
        join ledger.account a on a.id = p.account_id
        where t.kind = 'bonus' or t.reference like 'bonus/%' or a.kind = 'bonuses'
        group by 1, 2, 3
      )
      select coalesce(e.reference, m.reference) as found,
        coalesce(e.kind, m.kind) || ' should move by ' || coalesce(e.amount, 0) || ', moved by ' || coalesce(m.amount, 0) as detail
      from expected e
      full join moved m on m.reference = e.reference and m.kind = e.kind and m.owner_id is not distinct from e.owner_id
      where e.amount is distinct from m.amount and not ${isDetached('coalesce(e.reference, m.reference)')}`,
  },
  {
    name: 'a_bonus_is_for_who_was_invited',
    sql: `select 'bonus/' || b.id as found, case
        when p.referred_by is distinct from b.referrer_id then 'the referred was not invited by the referrer'
        else 'the position is not of the referred' end as detail
      from bonus b
      join person p on p.id = b.referred_id
      join position q on q.id = b.position_id
      where p.referred_by is distinct from b.referrer_id or q.investor_id <> b.referred_id`,
  },
]
