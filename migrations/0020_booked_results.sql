-- Results that staff book (docs/decisions/0023) and correct (docs/decisions/0024): one person proposes, another approves.

create table result_proposal (
  id uuid primary key,
  -- `result`: the day's rate, also the right one after a wrong one was reversed. `reversal`: what stands for the day
  -- was wrong.
  kind text not null check (kind in ('result', 'reversal')),
  plan_id text not null references plan (id),
  day date not null,
  rate_ppm integer check (rate_ppm between -1000000 and 1000000),
  reason text not null check (length(reason) between 1 and 500),
  status text not null default 'open' check (status in ('open', 'approved', 'rejected')),
  proposed_by uuid not null references person (id),
  proposed_at timestamptz not null,
  decided_by uuid references person (id),
  decided_at timestamptz,
  -- Why it was rejected.
  decision_reason text check (length(decision_reason) between 1 and 500),
  check ((kind = 'result') = (rate_ppm is not null)),
  check ((status = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((status = 'rejected') = (decision_reason is not null)),
  constraint approved_by_another_person check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index result_proposal_open on result_proposal (plan_id, day) where status = 'open';
create index result_proposal_day on result_proposal (day desc, plan_id);

-- One correction after the other of a plan's day: the first takes the day's result back, the second books another in
-- its place, the third takes that one back, and so on.
create table day_correction (
  id uuid primary key references result_proposal (id),
  plan_id text not null,
  day date not null,
  sequence smallint not null check (sequence > 0),
  -- Null when it takes back what stood.
  rate_ppm integer check (rate_ppm between -1000000 and 1000000),
  created_at timestamptz not null,
  -- When every position that had the day had the correction too.
  completed_at timestamptz,
  unique (plan_id, day, sequence),
  foreign key (plan_id, day) references daily_result (plan_id, day),
  constraint takes_back_and_books_in_turn check ((sequence % 2 = 1) = (rate_ppm is null))
);
create index day_correction_under_way on day_correction (created_at) where completed_at is null;

-- What a correction did to a position, in millionths of a dollar. The three together are its share.
create table position_correction (
  correction_id uuid not null references day_correction (id),
  position_id uuid not null references position (id),
  invested_minor numeric(38, 0) not null,
  available_minor numeric(38, 0) not null,
  -- Below zero: what the house bears because it is not there any more. Above zero: what made up for that.
  shortfall_minor numeric(38, 0) not null,
  transfer_id bigint,
  booked_at timestamptz not null,
  primary key (correction_id, position_id)
);
create index position_correction_position on position_correction (position_id);

-- The results that every position which takes part has had, by plan: where catching up begins.
create table accrued_result (
  plan_id text not null,
  day date not null,
  completed_at timestamptz not null,
  primary key (plan_id, day),
  foreign key (plan_id, day) references daily_result (plan_id, day)
);
insert into accrued_result (plan_id, day, completed_at)
  select r.plan_id, r.day, a.completed_at from daily_result r join accrued_day a on a.day = r.day;
drop table accrued_day;

-- What counts for each plan and day now: the result, or what was booked in its place; nothing while it is taken back.
create view standing_result as
select r.plan_id, r.day,
  case when c.id is null then r.rate_ppm else c.rate_ppm end as rate_ppm,
  case when c.id is null then r.source else 'booked' end as source
from daily_result r
left join lateral (
  select c.id, c.rate_ppm from day_correction c
  where c.plan_id = r.plan_id and c.day = r.day order by c.sequence desc limit 1
) c on true
where c.id is null or c.rate_ppm is not null;

-- A proposal is decided once, and nothing else about it ever changes.
create function decide_once() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.status <> 'open'
    or (new.id, new.kind, new.plan_id, new.day, new.rate_ppm, new.reason, new.proposed_by, new.proposed_at)
      is distinct from
      (old.id, old.kind, old.plan_id, old.day, old.rate_ppm, old.reason, old.proposed_by, old.proposed_at)
  then
    raise exception 'proposal % is decided once and stays as it was made', old.id;
  end if;
  return new;
end $$;

create trigger decide_once before update on result_proposal for each row execute function decide_once();
create trigger append_only before delete on result_proposal for each row execute function refuse_change();
create trigger append_only_truncate before truncate on result_proposal for each statement execute function refuse_change();

-- What each source needs: a market day its month's hash, published before the month; a booked day two people.
create function assert_source() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.source = 'market' and not exists (
    select from public.result_month m where m.month = date_trunc('month', new.day::timestamp)::date)
  then
    raise exception 'the month of % has no published hash', new.day;
  end if;
  if new.source = 'booked' and not exists (
    select from public.result_proposal p
    where p.kind = 'result' and p.status = 'approved' and p.plan_id = new.plan_id and p.day = new.day
      and p.rate_ppm = new.rate_ppm and p.proposed_by = new.booked_by and p.decided_by = new.approved_by)
  then
    raise exception 'nobody approved this result of % for %', new.plan_id, new.day;
  end if;
  return new;
end $$;

create trigger assert_source before insert on daily_result for each row execute function assert_source();

-- A correction has its approved proposal, and follows the one before it when that has reached everyone.
create function assert_correction() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.result_proposal p
    where p.id = new.id and p.status = 'approved' and p.plan_id = new.plan_id and p.day = new.day
      and p.rate_ppm is not distinct from new.rate_ppm)
  then
    raise exception 'nobody approved correction %', new.id;
  end if;
  if not exists (
    select from public.accrued_result a where a.plan_id = new.plan_id and a.day = new.day)
    or (select count(*) filter (where c.completed_at is not null) from public.day_correction c
        where c.plan_id = new.plan_id and c.day = new.day) <> new.sequence - 1
  then
    raise exception 'what stands for % on % has not reached every position', new.plan_id, new.day;
  end if;
  return new;
end $$;

create function complete_once() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.completed_at is not null
    or (new.id, new.plan_id, new.day, new.sequence, new.rate_ppm, new.created_at)
      is distinct from (old.id, old.plan_id, old.day, old.sequence, old.rate_ppm, old.created_at)
  then
    raise exception 'correction % stays as it was booked', old.id;
  end if;
  return new;
end $$;

create trigger assert_correction before insert on day_correction for each row execute function assert_correction();
create trigger complete_once before update on day_correction for each row execute function complete_once();
create trigger append_only before delete on day_correction for each row execute function refuse_change();
create trigger append_only_truncate before truncate on day_correction for each statement execute function refuse_change();
create trigger append_only before update or delete on position_correction for each row execute function refuse_change();
create trigger append_only_truncate before truncate on position_correction
  for each statement execute function refuse_change();
