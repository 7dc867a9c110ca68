-- The double-entry ledger: accounts, transfers, postings and balances. The money rules are in docs/architecture.md ("Money").
-- Nothing here is ever updated except the cached balances, and only the functions in 0002_ledger_posting.sql update those.
-- Works on PostgreSQL 15 and later.
--
-- Refusals have their own SQLSTATE (ledger/src/refusal.ts names them):
--   LG001 unbalanced            LG002 unknown account       LG003 insufficient funds
--   LG004 key reused            LG005 already reversed      LG006 malformed
--   LG007 not a mirror of the reversed transfer             LG008 append-only

create schema ledger;

-- What can be held: dollars and six coins. `scale` is the number of decimal places of the smallest unit.
create table ledger.asset (
  code text primary key,
  scale smallint not null check (scale between 0 and 18)
);

insert into ledger.asset (code, scale) values
  ('usd', 6), ('usdt', 18), ('bnb', 18), ('eth', 18), ('btc', 8), ('ltc', 8), ('trx', 6);

-- The chart of accounts is a constraint, so an account outside it cannot exist.
create table ledger.account (
  id bigint generated always as identity (start with 1000) primary key,
  kind text not null,
  asset text not null references ledger.asset,
  owner_id uuid,
  position_id uuid,
  -- A materialised account has a row in ledger.balance and can never go below zero. The others are house accounts, which
  -- nearly every transfer touches: their balance is the sum of their postings, so no row is contended.
  materialised boolean not null,
  opened_at timestamptz not null default clock_timestamp(),
  constraint account_once unique nulls not distinct (owner_id, kind, asset, position_id),
  constraint account_house_id check ((owner_id is null) = (id < 1000)),
  constraint account_chart check (
    case
      when kind in ('available', 'withdrawing')
        then asset = 'usd' and owner_id is not null and position_id is null and materialised
      when kind = 'invested'
        then asset = 'usd' and owner_id is not null and position_id is not null and materialised
      when kind = 'conversion'
        then owner_id is null and position_id is null and not materialised
      when kind in ('custody', 'outside')
        then asset <> 'usd' and owner_id is null and position_id is null and not materialised
      when kind in ('results', 'fees', 'rounding', 'shortfalls', 'bonuses')
        then asset = 'usd' and owner_id is null and position_id is null and not materialised
      else false
    end
  )
);

-- House accounts have fixed ids below 1000. ledger/src/chart.ts has the same list, and a test compares them.
insert into ledger.account (id, kind, asset, materialised) overriding system value
select h.first_id + a.place, h.kind, a.code, false
from (values ('usd', 0), ('usdt', 1), ('bnb', 2), ('eth', 3), ('btc', 4), ('ltc', 5), ('trx', 6)) as a (code, place)
join (values ('conversion', 10), ('custody', 20), ('outside', 30)) as h (kind, first_id)
  on h.kind = 'conversion' or a.code <> 'usd';

insert into ledger.account (id, kind, asset, materialised) overriding system value values
  (40, 'results', 'usd', false),
  (50, 'fees', 'usd', false),
  (60, 'rounding', 'usd', false),
  -- What could not be taken back from an investor (docs/decisions/0024).
  (70, 'shortfalls', 'usd', false),
  -- Pays referral bonuses (docs/decisions/0040).
  (80, 'bonuses', 'usd', false);

-- The cached balance of each materialised account. It equals the sum of its postings and never goes below zero.
-- The fill factor leaves room on the page, so an update stays there and touches no index.
create table ledger.balance (
  account_id bigint primary key references ledger.account,
  -- Copied from the account, so that posting many transfers doesn't read the accounts.
  asset text not null,
  amount numeric(38, 0) not null default 0,
  version bigint not null default 0,
  -- NaN sorts above every number, so it needs its own test.
  constraint balance_not_negative check (amount >= 0 and amount <> 'NaN')
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

-- One row for each event that moved money. Its key makes a repeated call find the first transfer instead of a second one.
create table ledger.transfer (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  kind text not null constraint transfer_kind_check check (length(kind) <= 40 and kind ~ '^[a-z][a-z_]*$'),
  reference text not null
    constraint transfer_reference_check check (length(reference) <= 200 and reference ~ '^[^\x01-\x1f]+$'),
  reverses bigint references ledger.transfer,
  -- SHA-256 of the content (ledger.content_hash). It distinguishes a repeated call from a key used for something else.
  input_hash bytea not null check (octet_length(input_hash) = 32),
  -- The business day, if there is one, for example the day of an accrual.
  effective_on date,
  -- Read while the balances are locked, so it never runs backwards along one investor's account.
  created_at timestamptz not null default clock_timestamp(),
  constraint transfer_reversal check ((kind = 'reversal') = (reverses is not null))
);

-- Partial: hardly any transfer reverses another, and an index of all of them would slow each one down.
create unique index transfer_reversed_once on ledger.transfer (reverses) where reverses is not null;

-- The lines of each transfer. They sum to zero for each asset.
-- No foreign keys: they cost a third of the posting rate, only ledger.post may insert here, and the invariants check them.
create table ledger.posting (
  transfer_id bigint not null,
  line smallint not null check (line > 0),
  account_id bigint not null,
  asset text not null,
  amount numeric(38, 0) not null,
  -- The account's balance after this posting; null for accounts that are not materialised.
  balance_after numeric(38, 0),
  primary key (transfer_id, line),
  constraint posting_amount check (amount <> 0 and amount <> 'NaN'),
  -- ledger.post relies on this when it changes balances without locking them first.
  constraint posting_not_overdrawn check (balance_after >= 0 and balance_after <> 'NaN')
);

create index posting_account on ledger.posting (account_id, transfer_id);

-- Every account with its balance. This is the one place that knows how to sum an account that is not materialised.
create view ledger.account_balance as
select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id,
  case when a.materialised
    then (select b.amount from ledger.balance b where b.account_id = a.id)
    else (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account_id = a.id)
  end as amount
from ledger.account a;

-- ── Append-only ──────────────────────────────────────────────────────────────────────────────────────────────

create function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'ledger.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'LG008';
end $$;

create trigger append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.account
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.account
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.asset
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.asset
  for each statement execute function ledger.refuse_change();
-- A balance changes with every posting, but its row is never removed.
create trigger append_only before delete on ledger.balance
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.balance
  for each statement execute function ledger.refuse_change();

-- The second wall behind ledger.post: whoever inserts, the postings of each statement balance for each transfer and asset.
create function ledger.refuse_unbalanced() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_transfer_id bigint;
begin
  select i.transfer_id into v_transfer_id from inserted i
  group by i.transfer_id, i.asset having sum(i.amount) <> 0 limit 1;
  if found then
    raise exception 'postings of transfer % do not sum to zero', v_transfer_id using errcode = 'LG001';
  end if;
  return null;
end $$;

create trigger balanced after insert on ledger.posting referencing new table as inserted
  for each statement execute function ledger.refuse_unbalanced();

revoke all on schema ledger from public;
revoke all on all tables in schema ledger from public;
revoke all on all functions in schema ledger from public;
