-- What each day's result, and each correction of it, did to positions.

-- What a day did to the positions of a bucket: one row for all that received it together. Positions that joined after a day
-- was run ahead receive it in a further part.
create table bucket_accrual (
  bucket_id bigint not null references position_bucket (id),
  day date not null,
  part smallint not null check (part > 0),
  plan_id text not null,
  -- Which positions. The other arrays have the same order.
  slots smallint[] not null,
  -- What the rate was applied to.
  bases_minor numeric(38, 0)[] not null check (0 <= all (bases_minor)),
  amounts_minor numeric(38, 0)[] not null,
  -- Gains that stayed in the position instead of going to the available balance.
  reinvested_slots smallint[] not null,
  -- Null if nothing was posted.
  transfer_id bigint,
  booked_at timestamptz not null,
  -- This makes a day count once: a part follows the one before it and has none of its positions.
  primary key (bucket_id, day, part),
  foreign key (plan_id, day) references daily_result (plan_id, day),
  constraint bucket_accrual_arrays check (cardinality(slots) > 0 and cardinality(slots) = cardinality(bases_minor)
    and cardinality(slots) = cardinality(amounts_minor) and reinvested_slots <@ slots),
  constraint bucket_accrual_posted check (transfer_id is not null or 0 = all (amounts_minor))
);
alter table bucket_accrual
  alter slots set storage external, alter bases_minor set storage external, alter amounts_minor set storage external;
create index bucket_accrual_day on bucket_accrual (plan_id, day, bucket_id);
create index bucket_accrual_transfer on bucket_accrual (transfer_id);
create trigger append_only before update or delete on bucket_accrual for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bucket_accrual
  for each statement execute function refuse_change();

-- A part comes in turn and names positions that its bucket has and that have not had the day.
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

-- What each day did to a position: for reading a few positions.
create view accrual as
select p.id as position_id, a.day, a.plan_id, a.bases_minor[x.place] as base_minor, a.amounts_minor[x.place] as amount_minor,
  p.slot = any (a.reinvested_slots) as reinvested,
  case when a.amounts_minor[x.place] <> 0 then a.transfer_id end as transfer_id, a.booked_at
from position p
join bucket_accrual a on a.bucket_id = p.bucket_id
cross join lateral (select array_position(a.slots, p.slot) as place offset 0) x
where x.place is not null;

-- The same for all positions at once: for reading everything. The position's columns are null if there is no such position.
create view every_accrual as
select a.bucket_id, u.slot, p.id as position_id, p.account_id, p.available_account_id, a.day, a.plan_id,
  u.base_minor, u.amount_minor, u.slot = any (a.reinvested_slots) as reinvested,
  case when u.amount_minor <> 0 then a.transfer_id end as transfer_id, a.booked_at
from bucket_accrual a
cross join lateral unnest(a.slots, a.bases_minor, a.amounts_minor) as u (slot, base_minor, amount_minor)
left join position p on p.bucket_id = a.bucket_id and p.slot = u.slot;

-- What a correction did to a position, in millionths of a dollar. The three amounts together are its share.
create table position_correction (
  correction_id uuid not null references day_correction (id),
  position_id uuid not null references position (id),
  invested_minor numeric(38, 0) not null,
  available_minor numeric(38, 0) not null,
  -- Below zero: what the house bears because the investor no longer has it. Above zero: what repaid the house.
  shortfall_minor numeric(38, 0) not null,
  transfer_id bigint,
  booked_at timestamptz not null,
  primary key (correction_id, position_id)
);
create index position_correction_position on position_correction (position_id);
create trigger append_only before update or delete on position_correction for each row execute function refuse_change();
create trigger append_only_truncate before truncate on position_correction
  for each statement execute function refuse_change();
