-- The result of each plan and day: where it comes from, who approves it, and how it is corrected.

-- Results of the source `market`: each month's seed is bound by a hash that is published before the month begins. The seed
-- itself isn't in the database until it is revealed after the month (docs/decisions/0022).
create table result_month (
  -- The month's first day, UTC.
  month date primary key check (extract(day from month) = 1),
  -- The version of the rules that turn the seed into rates (contract/src/market-results.ts).
  rules smallint not null check (rules > 0),
  seed_hash bytea not null unique check (octet_length(seed_hash) = 32),
  published_at timestamptz not null,
  revealed_seed bytea,
  revealed_at timestamptz,
  constraint published_before_it_begins check (published_at < month::timestamp at time zone 'UTC'),
  constraint revealed_after_it check (revealed_at >= (month + interval '1 month') at time zone 'UTC'),
  constraint revealed_with_its_time check ((revealed_seed is null) = (revealed_at is null)),
  constraint revealed_seed_has_the_published_hash check (sha256(revealed_seed) = seed_hash)
);

-- The only change to a published month: it is revealed once.
create function keep_commitment() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.revealed_seed is not null
    or (new.month, new.rules, new.seed_hash, new.published_at)
      is distinct from (old.month, old.rules, old.seed_hash, old.published_at)
  then
    raise exception 'month % is published: its hash stays as it is, and it is revealed once', old.month;
  end if;
  return new;
end $$;

create trigger keep_commitment before update on result_month for each row execute function keep_commitment();
create trigger append_only before delete on result_month for each row execute function refuse_change();
create trigger append_only_truncate before truncate on result_month for each statement execute function refuse_change();

-- Results that staff book (docs/decisions/0023) or correct (docs/decisions/0024): one person proposes, another approves.
create table result_proposal (
  id uuid primary key,
  -- `result`: the day's rate, also the right one after a wrong one was reversed.
  -- `reversal`: the rate that counts for the day was wrong.
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
  constraint result_proposal_rate check ((kind = 'result') = (rate_ppm is not null)),
  constraint result_proposal_decision
    check ((status = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint result_proposal_rejection check ((status = 'rejected') = (decision_reason is not null)),
  constraint approved_by_another_person check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index result_proposal_open on result_proposal (plan_id, day) where status = 'open';
create index result_proposal_day on result_proposal (day desc, plan_id);

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

-- One result for each plan and day. Positions change only through it.
create table daily_result (
  plan_id text not null references plan (id),
  day date not null,
  -- The rate of the terms in force that day.
  rate_ppm integer not null check (rate_ppm between -1000000 and 1000000),
  -- Each position gets the rate of its own terms instead of `rate_ppm` (docs/decisions/0105).
  is_by_terms boolean not null default false,
  source text not null check (source in ('illustration', 'market', 'booked')),
  booked_by uuid references person (id),
  approved_by uuid references person (id),
  created_at timestamptz not null default now(),
  primary key (plan_id, day),
  constraint daily_result_booked_by_two
    check (source <> 'booked' or (booked_by is not null and approved_by is not null and booked_by <> approved_by)),
  constraint daily_result_by_terms check (not is_by_terms or source = 'illustration')
);

-- What each source needs: a market day the hash of its month, published before the month; a booked day two people.
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
create trigger append_only before update or delete on daily_result for each row execute function refuse_change();
create trigger append_only_truncate before truncate on daily_result for each statement execute function refuse_change();

-- The results that every position with a share has received, by plan: where catching up begins.
create table accrued_result (
  plan_id text not null,
  day date not null,
  completed_at timestamptz not null,
  primary key (plan_id, day),
  foreign key (plan_id, day) references daily_result (plan_id, day)
);

-- The corrections of a plan's day, one after the other: the first takes the day's result back, the second books another in
-- its place, the third takes that one back, and so on.
create table day_correction (
  id uuid primary key references result_proposal (id),
  plan_id text not null,
  day date not null,
  sequence smallint not null check (sequence > 0),
  -- Null if it takes back the rate that counted.
  rate_ppm integer check (rate_ppm between -1000000 and 1000000),
  created_at timestamptz not null,
  -- When every position that had the day has had the correction too.
  completed_at timestamptz,
  unique (plan_id, day, sequence),
  foreign key (plan_id, day) references daily_result (plan_id, day),
  constraint takes_back_and_books_in_turn check ((sequence % 2 = 1) = (rate_ppm is null))
);
create index day_correction_under_way on day_correction (created_at) where completed_at is null;

-- A correction has an approved proposal, and comes after the one before it has reached everyone.
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

-- The rate that counts for each plan and day: the result, or what was booked in its place; no row while it is taken back.
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
