-- Plans, their terms by version, each day's result, and what every position got of it.

create table plan (
  id text primary key,
  title text not null,
  sort smallint not null,
  closed_at timestamptz
);

-- Terms never change: a new version takes over, and a position keeps the one it was opened under.
create table plan_terms (
  id bigint generated always as identity primary key,
  plan_id text not null references plan (id),
  version smallint not null,
  min_minor numeric(38, 0) not null check (min_minor > 0),
  max_minor numeric(38, 0) not null check (max_minor >= min_minor),
  -- Parts per million a day: 25000 is 2.5 %.
  rate_ppm integer not null check (rate_ppm between -1000000 and 1000000),
  result_source text not null default 'illustration' check (result_source in ('illustration', 'market', 'booked')),
  effective_from timestamptz not null default now(),
  unique (plan_id, version)
);

create table position (
  id uuid primary key,
  investor_id uuid not null references person (id),
  plan_id text not null references plan (id),
  terms_id bigint not null references plan_terms (id),
  -- Its account of kind `invested`; the balance there is the position's value.
  account_id bigint not null unique references ledger.account (id),
  principal_minor numeric(38, 0) not null check (principal_minor > 0),
  -- What was taken back so far.
  redeemed_minor numeric(38, 0) not null default 0 check (redeemed_minor >= 0),
  reinvest boolean not null default false,
  -- The UTC day it was opened on; it takes part in the days after it.
  opened_on date not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index position_investor on position (investor_id, id desc);
-- Accruing a day walks through a plan's open positions in the order of their ids.
create index position_open on position (plan_id, id) where closed_at is null;

-- One result for each plan and day; positions change only through it.
create table daily_result (
  plan_id text not null references plan (id),
  day date not null,
  rate_ppm integer not null check (rate_ppm between -1000000 and 1000000),
  source text not null check (source in ('illustration', 'market', 'booked')),
  booked_by uuid references person (id),
  approved_by uuid references person (id),
  created_at timestamptz not null default now(),
  primary key (plan_id, day),
  check (source <> 'booked' or (booked_by is not null and approved_by is not null and booked_by <> approved_by))
);

-- What a position got for a day. The key is what makes a day count once.
create table accrual (
  position_id uuid not null references position (id),
  day date not null,
  plan_id text not null,
  -- The position's value the rate was applied to.
  base_minor numeric(38, 0) not null check (base_minor >= 0),
  amount_minor numeric(38, 0) not null,
  -- A gain that stayed in the position instead of going to the available balance.
  reinvested boolean not null default false,
  -- Null when the amount is zero: nothing was posted.
  transfer_id bigint,
  booked_at timestamptz not null default now(),
  check ((amount_minor = 0) = (transfer_id is null)),
  primary key (position_id, day),
  foreign key (plan_id, day) references daily_result (plan_id, day)
);
create index accrual_transfer on accrual (transfer_id);

-- The finished days that every position which takes part has had: where catching up begins.
create table accrued_day (
  day date primary key,
  completed_at timestamptz not null default now()
);

insert into plan (id, title, sort) values ('basic', 'Basic', 1), ('standard', 'Standard', 2), ('premium', 'Premium', 3);
insert into plan_terms (plan_id, version, min_minor, max_minor, rate_ppm, effective_from) values
  ('basic', 1, 100000000, 1000000000, 25000, '2026-01-01Z'),
  ('standard', 1, 1000000000, 10000000000, 32000, '2026-01-01Z'),
  ('premium', 1, 10000000000, 100000000000, 50000, '2026-01-01Z');
