-- Plans by version: who made each, none beside another, none before its predecessor. Reinvesting by day.

alter table plan_terms
  add column made_by uuid references person (id),
  add column made_at timestamptz not null default now(),
  -- A version that staff called off before it took effect: it never was in force.
  add column cancelled_at timestamptz,
  add constraint plan_terms_cancelled_before_effect check (cancelled_at < effective_from);

-- A version is in force from its moment to that of the next one: two may not share a moment.
create unique index plan_terms_one_at_a_time on plan_terms (plan_id, effective_from) where cancelled_at is null;

-- Nor may a later version begin before an earlier one: what was announced for a day would be overtaken in silence.
create function plan_terms_follow_in_order() returns trigger language plpgsql as $$
begin
  -- Two versions of a plan are made one after the other, and never between the reading and the opening of a position.
  perform from plan where id = new.plan_id for update;
  if exists (
    select from plan_terms
    where plan_id = new.plan_id and cancelled_at is null
      and (effective_from >= new.effective_from or version >= new.version)
  ) then
    raise exception 'version % of plan % would not begin after the one before it', new.version, new.plan_id
      using errcode = 'exclusion_violation', constraint = 'plan_terms_follow_in_order';
  end if;
  return new;
end $$;
create trigger plan_terms_follow_in_order before insert on plan_terms
  for each row execute function plan_terms_follow_in_order();

-- One plan, one name.
create unique index plan_title on plan (lower(title));

-- The days from which the results of a position are reinvested, paid out, reinvested, …, oldest first: one switch each.
-- Kept whole, so that a day that is accrued late is treated as it was switched then. The results of a day are reinvested
-- when an odd number of them has come by that day: `width_bucket(day, reinvest_switch_days) % 2 = 1`.
alter table position add column reinvest_switch_days date[] not null default '{}';
update position set reinvest_switch_days = array[opened_on + 1] where reinvest;
alter table position drop column reinvest;

-- The terms that were shown when a checkout was made: its position is opened under them or not at all.
alter table deposit
  add column terms_version smallint,
  add foreign key (plan_id, terms_version) references plan_terms (plan_id, version);
