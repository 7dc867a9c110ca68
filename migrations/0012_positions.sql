-- Positions, and the buckets that a day's result is booked by (docs/decisions/0030).

-- Positions of one plan whose investors opened their accounts at about the same time, so that their balances are stored next
-- to each other. Whoever adds a position or changes what one is worth holds its bucket's row (FOR NO KEY UPDATE).
create table position_bucket (
  id bigint generated always as identity primary key,
  plan_id text not null references plan (id),
  -- The investors' accounts of kind `available`, in ranges of 4096 ids.
  account_range bigint not null,
  -- How many slots are taken; a position keeps its slot for good.
  slots smallint not null default 0 check (slots between 0 and 500),
  is_full boolean not null default false,
  -- By slot: the balance of the position's account, kept here so that a day doesn't search for a thousand of them.
  worth_minor numeric(38, 0)[] not null default '{}',
  constraint position_bucket_full check (is_full = (slots = 500)),
  constraint position_bucket_worth check (cardinality(worth_minor) = slots)
);
-- Not compressed: it is read and written whole, every day.
alter table position_bucket alter worth_minor set storage external;
create index position_bucket_plan on position_bucket (plan_id, account_range, id);
create index position_bucket_open on position_bucket (plan_id, account_range, id) where not is_full;
create trigger kept before delete on position_bucket for each row execute function refuse_removal();
create trigger kept_whole before truncate on position_bucket for each statement execute function refuse_removal();

-- An investment in a plan.
create table position (
  id uuid primary key,
  investor_id uuid not null references person (id),
  plan_id text not null references plan (id),
  terms_id bigint not null references plan_terms (id),
  -- Its account of kind `invested`; the balance there is the position's value.
  account_id bigint not null unique references ledger.account (id),
  -- The investor's `available` account, so that a day doesn't search for it.
  available_account_id bigint not null,
  bucket_id bigint not null references position_bucket (id),
  slot smallint not null,
  principal_minor numeric(38, 0) not null check (principal_minor > 0),
  -- What has been taken back so far.
  redeemed_minor numeric(38, 0) not null default 0 check (redeemed_minor >= 0),
  -- The days from which its results are reinvested, paid out, reinvested, …, oldest first: one day for each switch. The list
  -- is kept whole, so that a day that is accrued late uses the switch of that time. A day's result is reinvested if an
  -- odd number of switches has come by then: `width_bucket(day, reinvest_switch_days) % 2 = 1`.
  reinvest_switch_days date[] not null default '{}',
  is_switched boolean generated always as (reinvest_switch_days <> '{}') stored,
  -- The UTC day it was opened on. It takes part in the days after it.
  opened_on date not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index position_investor on position (investor_id, id desc);
create unique index position_slot on position (bucket_id, slot);
-- Everything that a day needs of an open position, so that it doesn't read the rows.
create index position_due on position (bucket_id, slot)
  include (opened_on, is_switched, account_id, available_account_id, terms_id) where closed_at is null;
create trigger kept before delete on position for each row execute function refuse_removal();
create trigger kept_whole before truncate on position for each statement execute function refuse_removal();
create trigger kept_key before update of id on position for each row
  when (new.id <> old.id) execute function refuse_removal();
create trigger kept_place before update of bucket_id, slot, plan_id, investor_id, account_id, available_account_id on position
  for each row when (
    (new.bucket_id, new.slot, new.plan_id, new.investor_id, new.account_id, new.available_account_id)
      is distinct from (old.bucket_id, old.slot, old.plan_id, old.investor_id, old.account_id, old.available_account_id))
  execute function refuse_removal();

-- Gives a new position its place, with what it is worth. It never waits: it skips a bucket that someone holds and takes or
-- makes another one, so it may be called while balances are already held.
create function join_bucket(
  _plan_id text, _investor_id uuid, _worth_minor numeric,
  out bucket_id bigint, out slot smallint, out available_account_id bigint
) language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select a.id into available_account_id from ledger.account a
  where a.owner_id = _investor_id and a.kind = 'available' and a.asset = 'usd' and a.position_id is null;
  select k.id into bucket_id from public.position_bucket k
  where k.plan_id = _plan_id and k.account_range = available_account_id / 4096 and not k.is_full
  order by k.id limit 1 for no key update skip locked;
  if not found then
    insert into public.position_bucket (plan_id, account_range) values (_plan_id, available_account_id / 4096)
    returning id into bucket_id;
  end if;
  update public.position_bucket k
  set slots = k.slots + 1, is_full = k.slots + 1 = 500, worth_minor = k.worth_minor || _worth_minor
  where k.id = bucket_id returning k.slots into slot;
end $$;
