-- Days of practice money that are booked before they end (docs/decisions/0130).

-- A plan's day that positions had before it ended. The row says no more than that: positions that came later may still
-- be without it, until the day itself arrives.
create table ahead_result (
  plan_id text not null,
  day date not null,
  -- Whether people have been told of all that was booked; booking more makes it false again.
  is_told boolean not null default false,
  primary key (plan_id, day),
  foreign key (plan_id, day) references daily_result (plan_id, day)
);
create index ahead_result_untold on ahead_result (day, plan_id) where not is_told;
create index ahead_result_day on ahead_result (day);

-- What was told before its day ended, so that the day itself does not tell it again.
create table told_accrual (
  bucket_id bigint not null,
  day date not null,
  part smallint not null,
  primary key (bucket_id, day, part),
  foreign key (bucket_id, day, part) references bucket_accrual (bucket_id, day, part)
);

-- Days that were run ahead by an earlier version are told when they end, as that version would have done.
insert into ahead_result (plan_id, day, is_told)
select plan_id, day, true from daily_result where day >= (now() at time zone 'UTC')::date;

-- Somebody had this installation go forward in time.
create table forward_run (
  id uuid primary key,
  asked_by uuid not null references person (id),
  -- The day the installation had reached, and the day it was to reach: every day up to it is booked.
  from_day date not null,
  to_day date not null,
  -- How far it is.
  booked_to date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  check (from_day < to_day and booked_to between from_day and to_day),
  check (finished_at is null or booked_to = to_day)
);
-- One at a time, and each day is reached once.
create unique index forward_run_under_way on forward_run ((true)) where finished_at is null;
create unique index forward_run_from on forward_run (from_day);
create index forward_run_to on forward_run (to_day);
create trigger kept before delete on forward_run for each row execute function refuse_removal();
create trigger kept_whole before truncate on forward_run for each statement execute function refuse_removal();
