-- Results earned on money that never arrived (docs/decisions/0095). When a credited payment drops off its blockchain, the
-- money comes out of the positions it opened, and the share of their results that it earned is reversed with it.

-- One row for each time that a credit was taken back.
create table credit_unwinding (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  investor_id uuid not null references person (id),
  at timestamptz not null,
  -- The sum of the results below: above zero what was earned, below zero what was lost.
  results_minor numeric(38, 0) not null,
  -- The part of it that was gone, which the house bears.
  shortfall_minor numeric(38, 0) not null check (shortfall_minor >= 0),
  -- The transfer that reversed the results; null if there were none.
  transfer_id bigint unique,
  -- The payment returned: the results are booked again, by this transfer.
  undone_at timestamptz constraint credit_unwinding_undone check (undone_at >= at),
  undone_transfer_id bigint unique,
  constraint credit_unwinding_posted check ((transfer_id is null) = (results_minor = 0)),
  constraint credit_unwinding_shortfall check (shortfall_minor <= greatest(results_minor, 0)),
  constraint credit_unwinding_undone_transfer check (undone_at is not null or undone_transfer_id is null)
);
create index credit_unwinding_investor on credit_unwinding (investor_id);
create index credit_unwinding_payment on credit_unwinding (payment_id);
create index credit_unwinding_at on credit_unwinding (at);

-- The share of each day's result. What was booked is reversed, never changed.
create table unwound_result (
  unwinding_id uuid not null references credit_unwinding (id),
  position_id uuid not null references position (id),
  day date not null,
  amount_minor numeric(38, 0) not null check (amount_minor <> 0),
  primary key (unwinding_id, position_id, day)
);
create index unwound_result_position on unwound_result (position_id, day);

-- What came out of a position, with the transfer that moved it.
create table unwound_position (
  transfer_id bigint primary key,
  payment_id uuid not null references payment (id),
  position_id uuid not null references position (id),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  at timestamptz not null
);
create index unwound_position_position on unwound_position (position_id);

-- The results that are reversed and have not been booked again.
create view reversed_result as
select r.position_id, r.day, r.amount_minor, u.id as unwinding_id, u.investor_id, u.at, u.transfer_id
from credit_unwinding u join unwound_result r on r.unwinding_id = u.id
where u.undone_at is null;
