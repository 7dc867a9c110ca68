-- Results earned on money that never was (decision 95): when a credited payment leaves its chain, what positions were
-- opened with comes out of them, and the share of their results that it earned is reversed with it.

-- Each time that a credit was taken back.
create table credit_unwinding (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  investor_id uuid not null references person (id),
  at timestamptz not null,
  -- What the results below come to: above zero what was earned, below zero what was lost.
  results_minor numeric(38, 0) not null,
  -- What of it was gone, which the house bears.
  shortfall_minor numeric(38, 0) not null check (shortfall_minor >= 0),
  -- The transfer that reversed them; null where there were none.
  transfer_id bigint unique,
  -- The payment returned: the results are given back.
  undone_at timestamptz check (undone_at >= at),
  -- The transfer that gave them back.
  undone_transfer_id bigint unique,
  check ((transfer_id is null) = (results_minor = 0)),
  check (shortfall_minor <= greatest(results_minor, 0)),
  check (undone_at is not null or undone_transfer_id is null)
);
create index credit_unwinding_investor on credit_unwinding (investor_id);
create index credit_unwinding_payment on credit_unwinding (payment_id);
create index credit_unwinding_at on credit_unwinding (at);

-- Which share of which day's result it was: what was booked is reversed, never changed.
create table unwound_result (
  unwinding_id uuid not null references credit_unwinding (id),
  position_id uuid not null references position (id),
  day date not null,
  amount_minor numeric(38, 0) not null check (amount_minor <> 0),
  primary key (unwinding_id, position_id, day)
);
create index unwound_result_position on unwound_result (position_id, day);

-- What came out of a position because a payment left its chain; with the transfer that moved it.
create table unwound_position (
  transfer_id bigint primary key,
  payment_id uuid not null references payment (id),
  position_id uuid not null references position (id),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  at timestamptz not null
);
create index unwound_position_position on unwound_position (position_id);

-- The results that were reversed and were not given back.
create view reversed_result as
select r.position_id, r.day, r.amount_minor, u.id as unwinding_id, u.investor_id, u.at, u.transfer_id
from credit_unwinding u join unwound_result r on r.unwinding_id = u.id
where u.undone_at is null;
