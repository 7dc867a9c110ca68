-- A day's result by buckets of positions (docs/decisions/0030): one row says what a day did to up to 500 positions.

-- Positions of one plan whose investors opened their accounts at about the same time: their balances lie beside each other.
-- Whoever changes what a position is worth, or adds one, holds its bucket's row (FOR NO KEY UPDATE).
create table position_bucket (
  id bigint generated always as identity primary key,
  plan_id text not null references plan (id),
  -- The investors' accounts of kind `available`, in ranges of 4096 ids.
  account_range bigint not null,
  -- How many slots have been given; they stay with their positions for good.
  slots smallint not null default 0 check (slots between 0 and 500),
  is_full boolean not null default false,
  -- By slot: the balance of the position's account, kept here so that a day need not search for a thousand of them.
  worth_minor numeric(38, 0)[] not null default '{}',
  check (is_full = (slots = 500)),
  check (cardinality(worth_minor) = slots)
);
-- Not compressed: it is read and written whole, every day.
alter table position_bucket alter worth_minor set storage external;
create index position_bucket_plan on position_bucket (plan_id, account_range, id);
create index position_bucket_open on position_bucket (plan_id, account_range, id) where not is_full;

alter table position
  add column bucket_id bigint references position_bucket (id),
  add column slot smallint,
  -- The investor's, so that a day need not search for it.
  add column available_account_id bigint,
  add column is_switched boolean generated always as (reinvest_switch_days <> '{}') stored;

create temporary table bucketed on commit drop as
select p.id as position_id, p.plan_id, p.account_id, v.id as available_id, v.id / 4096 as account_range,
  (row_number() over bucket - 1) / 500 as page, (row_number() over bucket - 1) % 500 + 1 as slot
from position p
join ledger.account v on v.owner_id = p.investor_id and v.kind = 'available'
window bucket as (partition by p.plan_id, v.id / 4096 order by p.id);

alter table position_bucket add column page bigint;
insert into position_bucket (plan_id, account_range, page, slots, is_full, worth_minor)
select t.plan_id, t.account_range, t.page, count(*), count(*) = 500, array_agg(b.amount order by t.slot)
from bucketed t join ledger.balance b on b.account_id = t.account_id
group by t.plan_id, t.account_range, t.page order by t.plan_id, t.account_range, t.page;
update position p set bucket_id = k.id, slot = t.slot, available_account_id = t.available_id
from bucketed t
join position_bucket k on (k.plan_id, k.account_range, k.page) = (t.plan_id, t.account_range, t.page)
where p.id = t.position_id;
alter table position_bucket drop column page;

alter table position
  alter bucket_id set not null,
  alter slot set not null,
  alter available_account_id set not null;
create unique index position_slot on position (bucket_id, slot);
drop index position_due;
-- All that a day asks of an open position, so that the rows themselves are left unread.
create index position_due on position (bucket_id, slot)
  include (opened_on, is_switched, account_id, available_account_id) where closed_at is null;
create trigger kept_place before update of bucket_id, slot, plan_id, investor_id, account_id, available_account_id on position
  for each row when (
    (new.bucket_id, new.slot, new.plan_id, new.investor_id, new.account_id, new.available_account_id)
      is distinct from (old.bucket_id, old.slot, old.plan_id, old.investor_id, old.account_id, old.available_account_id))
  execute function refuse_removal();
create trigger kept before delete on position_bucket for each row execute function refuse_removal();
create trigger kept_whole before truncate on position_bucket for each statement execute function refuse_removal();

-- Gives a new position its place, with what it is worth. Never waits: a bucket that somebody holds is left alone and another
-- one is taken or made, so this may be called while balances are held already.
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

-- What a day did to the positions of a bucket: one row for all that had it together. Positions that came after a day was run
-- ahead have it in a further part.
create table bucket_accrual (
  bucket_id bigint not null references position_bucket (id),
  day date not null,
  part smallint not null check (part > 0),
  plan_id text not null,
  -- Which positions; the other arrays go along.
  slots smallint[] not null,
  -- What the rate was applied to.
  bases_minor numeric(38, 0)[] not null check (0 <= all (bases_minor)),
  amounts_minor numeric(38, 0)[] not null,
  -- Gains that stayed in the position instead of going to the available balance.
  reinvested_slots smallint[] not null,
  -- Null when nothing was posted.
  transfer_id bigint,
  booked_at timestamptz not null,
  -- What makes a day count once: a part follows the one before it and names none of its positions.
  primary key (bucket_id, day, part),
  foreign key (plan_id, day) references daily_result (plan_id, day),
  check (cardinality(slots) > 0 and cardinality(slots) = cardinality(bases_minor)
    and cardinality(slots) = cardinality(amounts_minor) and reinvested_slots <@ slots),
  check (transfer_id is not null or 0 = all (amounts_minor))
);
alter table bucket_accrual
  alter slots set storage external, alter bases_minor set storage external, alter amounts_minor set storage external;

insert into bucket_accrual (
  bucket_id, day, part, plan_id, slots, bases_minor, amounts_minor, reinvested_slots, transfer_id, booked_at)
select p.bucket_id, a.day, row_number() over (partition by p.bucket_id, a.day order by a.transfer_id, a.booked_at),
  a.plan_id, array_agg(p.slot order by p.slot), array_agg(a.base_minor order by p.slot),
  array_agg(a.amount_minor order by p.slot),
  coalesce(array_agg(p.slot order by p.slot) filter (where a.reinvested), '{}'), a.transfer_id, a.booked_at
from accrual a join position p on p.id = a.position_id
group by p.bucket_id, a.day, a.plan_id, a.transfer_id, a.booked_at;
drop table accrual;
drop function accrual_names_what_exists();

create index bucket_accrual_day on bucket_accrual (plan_id, day, bucket_id);
create index bucket_accrual_transfer on bucket_accrual (transfer_id);
create trigger append_only before update or delete on bucket_accrual for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bucket_accrual
  for each statement execute function refuse_change();

create function accrual_in_turn() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_plan_id text;
  v_slots smallint;
begin
  select k.plan_id, k.slots into v_plan_id, v_slots from public.position_bucket k where k.id = new.bucket_id;
  if v_plan_id <> new.plan_id or 1 > any (new.slots) or v_slots < any (new.slots) then
    raise exception 'an accrual names a position that bucket % does not have', new.bucket_id
      using errcode = 'foreign_key_violation';
  end if;
  if new.part <> 1 + (
    select count(*) from public.bucket_accrual a where a.bucket_id = new.bucket_id and a.day = new.day)
    or new.part > 1 and exists (
      select from public.bucket_accrual a
      where a.bucket_id = new.bucket_id and a.day = new.day and a.slots && new.slots)
  then
    raise exception 'positions of bucket % had % before', new.bucket_id, new.day using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger accrual_in_turn before insert on bucket_accrual for each row execute function accrual_in_turn();

-- What each day did to a position: for looking at some positions.
create view accrual as
select p.id as position_id, a.day, a.plan_id, a.bases_minor[x.place] as base_minor, a.amounts_minor[x.place] as amount_minor,
  p.slot = any (a.reinvested_slots) as reinvested,
  case when a.amounts_minor[x.place] <> 0 then a.transfer_id end as transfer_id, a.booked_at
from position p
join bucket_accrual a on a.bucket_id = p.bucket_id
cross join lateral (select array_position(a.slots, p.slot) as place offset 0) x
where x.place is not null;

-- The same of all positions at once: for going through everything. Without a position where there is none.
create view every_accrual as
select a.bucket_id, u.slot, p.id as position_id, p.account_id, p.available_account_id, a.day, a.plan_id,
  u.base_minor, u.amount_minor, u.slot = any (a.reinvested_slots) as reinvested,
  case when u.amount_minor <> 0 then a.transfer_id end as transfer_id, a.booked_at
from bucket_accrual a
cross join lateral unnest(a.slots, a.bases_minor, a.amounts_minor) as u (slot, base_minor, amount_minor)
left join position p on p.bucket_id = a.bucket_id and p.slot = u.slot;
