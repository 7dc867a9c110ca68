-- Terms that staff make bind nobody before a second person approved them, or before 24 hours where there is nobody else;
-- and a position's illustrated days follow the terms it was opened under (docs/decisions/0105).

alter table plan_terms
  add column approved_by uuid references person (id),
  -- Null while it waits for a second person: such terms are never in force.
  add column approved_at timestamptz;
update plan_terms set approved_at = made_at;

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
  -- Made by nobody: what the installation begins with, and the operator's command.
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

-- Whether each position takes the rate of its own terms instead of `rate_ppm`, which is that of the terms in force.
alter table daily_result add column is_by_terms boolean not null default false;
alter table daily_result add constraint daily_result_by_terms check (not is_by_terms or source = 'illustration');

drop index position_due;
create index position_due on position (bucket_id, slot)
  include (opened_on, is_switched, account_id, available_account_id, terms_id) where closed_at is null;

-- A proposal holds no place in the order of versions before it is approved.
drop index plan_terms_one_at_a_time;
create unique index plan_terms_one_at_a_time on plan_terms (plan_id, effective_from)
  where cancelled_at is null and approved_at is not null;

create or replace function plan_terms_follow_in_order() returns trigger language plpgsql as $$
begin
  -- Two versions of a plan are made one after the other, and never between the reading and the opening of a position.
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
create trigger plan_terms_approved_in_order before update of approved_at on plan_terms
  for each row when (old.approved_at is null and new.approved_at is not null)
  execute function plan_terms_follow_in_order();
