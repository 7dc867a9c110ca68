/** The practice network beside payments and withdrawals: it is the outside that the ledger has to agree with. */
import type { Check } from './difference.ts'

export const practiceChecks: readonly Check[] = [
  {
    name: 'a_credited_payment_stands_on_the_network',
    sql: `select 'payment/' || p.id as found, case
          when t.hash is null then 'no transaction ' || p.transaction
          when t.dropped_at is not null then 'transaction ' || t.hash || ' was dropped'
          when t.block_height is null then 'transaction ' || t.hash || ' is in no block'
          else 'credited ' || p.coin_minor || ' ' || d.coin || ' at ' || d.address || ', the network has '
            || t.amount_minor || ' ' || t.coin || ' at ' || t.to_address end as detail
      from payment p
      join deposit d on d.id = p.deposit_id
      left join practice_transaction t on t.hash = p.transaction and p.output_index = 0
      where p.network = 'practice' and p.status = 'credited' and (
        t.hash is null or t.block_height is null or t.dropped_at is not null
        or t.amount_minor <> p.coin_minor or t.coin <> d.coin or t.to_address <> d.address)`,
  },
  {
    name: 'what_the_network_confirmed_is_credited',
    sql: `select 'transaction ' || t.hash as found, t.amount_minor || ' ' || t.coin || ' at ' || t.to_address
        || ' is confirmed and not credited' as detail
      from practice_transaction t
      join deposit d on d.network = 'practice' and d.address = t.to_address
      -- What staff have to approve waits, or was refused, and has a check of its own (deposit-checks.ts).
      left join payment p on p.network = 'practice' and p.transaction = t.hash
        and p.status in ('credited', 'in_review', 'refused')
      -- As far as the network has been read; the watcher has until its next round for what is newer.
      where t.coin = d.coin and p.id is null and t.block_height + d.required_confirmations - 1 <= coalesce(
        (select c.height from chain_cursor c where c.network = 'practice'),
        (select max(b.height) from practice_block b))`,
  },
  {
    name: 'a_sent_withdrawal_stands_on_the_network',
    sql: `select 'withdrawal/' || w.id as found, case
          when t.hash is null then 'no transaction ' || w.transaction
          when t.dropped_at is not null then 'transaction ' || t.hash || ' was dropped'
          when t.amount_minor <> w.coin_minor or t.coin <> w.coin or t.to_address <> w.address
            then w.coin_minor || ' ' || w.coin || ' to ' || w.address || ', the network has ' || t.amount_minor || ' '
              || t.coin || ' to ' || t.to_address
          else 'transaction ' || t.hash || ' does not come from the treasury or is in no block' end as detail
      from withdrawal w
      left join practice_transaction t on t.hash = w.transaction
      left join practice_address f on f.address = t.from_address
      where w.network = 'practice' and w.status in ('sent', 'confirmed') and (
        t.hash is null or t.dropped_at is not null or t.amount_minor <> w.coin_minor or t.coin <> w.coin
        or t.to_address <> w.address or f.purpose is distinct from 'treasury'
        or (w.status = 'confirmed' and t.block_height is null))`,
  },
  {
    name: 'what_left_the_treasury_is_a_withdrawal',
    sql: `select 'transaction ' || t.hash as found, t.amount_minor || ' ' || t.coin || ' to ' || t.to_address as detail
      from practice_transaction t
      join practice_address f on f.address = t.from_address and f.purpose in ('treasury', 'deposit')
      left join withdrawal w on w.network = 'practice' and w.transaction = t.hash
      where t.dropped_at is null and w.id is null`,
  },
]
