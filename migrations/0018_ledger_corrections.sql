-- Correcting a day of results: a house account for what cannot be taken back, and a way to look at balances and keep
-- them still until the transaction ends.

alter table ledger.account drop constraint account_chart;
alter table ledger.account add constraint account_chart check (
  case
    when kind in ('available', 'withdrawing')
      then asset = 'usd' and owner_id is not null and position_id is null and materialised
    when kind = 'invested'
      then asset = 'usd' and owner_id is not null and position_id is not null and materialised
    when kind = 'conversion'
      then owner_id is null and position_id is null and not materialised
    when kind in ('custody', 'outside')
      then asset <> 'usd' and owner_id is null and position_id is null and not materialised
    when kind in ('results', 'fees', 'rounding', 'shortfalls')
      then asset = 'usd' and owner_id is null and position_id is null and not materialised
    else false
  end
);

insert into ledger.account (id, kind, asset, materialised) overriding system value values
  (70, 'shortfalls', 'usd', false);

-- The balances of these accounts, which nobody else changes until the transaction ends. Locked in account order, as
-- everything that posts does, so it must come after the locks on business rows and before the first posting.
create function ledger.lock_balances(_account_ids bigint[])
returns table (account_id bigint, amount numeric)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select b.account_id, b.amount from ledger.balance b
  where b.account_id = any(_account_ids) order by b.account_id for no key update
$$;
