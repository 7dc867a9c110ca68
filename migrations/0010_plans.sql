-- Plans and their terms by version.

create table plan (
  id text primary key,
  title text not null,
  sort smallint not null,
  closed_at timestamptz
);
create unique index plan_title on plan (lower(title));

-- A version of a plan's terms never changes: a new version takes over, and a position keeps the one it was opened under.
create table plan_terms (
  id bigint generated always as identity primary key,
  plan_id text not null references plan (id),
  version smallint not null,
  min_minor numeric(38, 0) not null check (min_minor > 0),
  max_minor numeric(38, 0) not null constraint plan_terms_range check (max_minor >= min_minor),
  -- Parts per million a day: 25000 is 2.5%.
  rate_ppm integer not null check (rate_ppm between -1000000 and 1000000),
  result_source text not null default 'illustration' check (result_source in ('illustration', 'market', 'booked')),
  effective_from timestamptz not null default now(),
  -- Null for what the installation begins with, and for the operator's command.
  made_by uuid references person (id),
  made_at timestamptz not null default now(),
  -- Null while the version waits for a second person. Such terms are never in force (docs/decisions/0105).
  approved_at timestamptz,
  approved_by uuid references person (id),
  -- A version that staff canceled before it took effect was never in force.
  cancelled_at timestamptz,
  unique (plan_id, version),
  constraint plan_terms_cancelled_before_effect check (cancelled_at < effective_from)
);
-- A version is in force until the next one, so two may not begin at the same moment. A proposal holds no place in this order.
create unique index plan_terms_one_at_a_time on plan_terms (plan_id, effective_from)
  where cancelled_at is null and approved_at is not null;

-- A later version may not begin before an earlier one: it would silently override what was announced.
create function plan_terms_follow_in_order() returns trigger language plpgsql as $$
begin
  -- Serializes new versions of a plan, also with the reading of its terms and the opening of a position.
  perform from plan where id = new.plan_id for update;
  if exists (
    select from plan_terms
    where plan_id = new.plan_id and id <> new.id and cancelled_at is null and approved_at is not null
      and (effective_from >= new.effective_from or version >= new.version)
  ) then
    raise exception 'version % of plan % would not begin after the one before it', new.version, new.plan_id
      using errcode = 'exclusion_violation', constraint = 'plan_terms_follow_in_order';
  end if;
  return new;
end $$;
create trigger plan_terms_follow_in_order before insert on plan_terms
  for each row execute function plan_terms_follow_in_order();
create trigger plan_terms_approved_in_order before update of approved_at on plan_terms
  for each row when (old.approved_at is null and new.approved_at is not null)
  execute function plan_terms_follow_in_order();

-- Terms that staff make need the approval of a second person, or a wait of 24 hours if there is nobody else.
create function plan_terms_take_two() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.approved_at is not null then
    if (new.approved_at, new.approved_by) is distinct from (old.approved_at, old.approved_by) then
      raise exception 'version % of plan % is approved once', new.version, new.plan_id;
    end if;
    return new;
  end if;
  if new.approved_at is null then
    if new.approved_by is not null then
      raise exception 'version % of plan % is approved at no time', new.version, new.plan_id;
    end if;
    return new;
  end if;
  if new.cancelled_at is not null then
    raise exception 'version % of plan % was called off', new.version, new.plan_id;
  end if;
  -- What the installation begins with, and the operator's command.
  if new.made_by is null then
    return new;
  end if;
  if new.approved_by = new.made_by then
    raise exception 'version % of plan % takes the approval of another person', new.version, new.plan_id;
  end if;
  if new.approved_by is null and new.effective_from < new.made_at + interval '24 hours' then
    raise exception 'version % of plan % begins within 24 hours, and nobody else approved it', new.version, new.plan_id;
  end if;
  if new.effective_from <= new.approved_at then
    raise exception 'version % of plan % would begin before it is approved', new.version, new.plan_id;
  end if;
  return new;
end $$;
create trigger plan_terms_take_two before insert or update on plan_terms
  for each row execute function plan_terms_take_two();

-- contract/src/plans-catalogue.ts has the same plans, and a test compares them.
insert into plan (id, title, sort) values ('basic', 'Basic', 1), ('standard', 'Standard', 2), ('premium', 'Premium', 3);
insert into plan_terms (plan_id, version, min_minor, max_minor, rate_ppm, effective_from, approved_at) values
  ('basic', 1, 100000000, 1000000000, 25000, '2026-01-01Z', now()),
  ('standard', 1, 1000000000, 10000000000, 32000, '2026-01-01Z', now()),
  ('premium', 1, 10000000000, 100000000000, 50000, '2026-01-01Z', now());
