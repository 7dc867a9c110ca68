-- A price may be held anew at the same address. `deposit` has the first hold (coin_minor, price_minor, for
-- amount_minor); `expires_at` is the end of the newest.

alter table deposit
  -- When the first hold ended, once a later one was made; until then it is `expires_at`.
  add column first_hold_until timestamptz check (first_hold_until >= created_at);

create table later_hold (
  deposit_id uuid not null references deposit (id),
  -- From 1; the first hold is number 0.
  number smallint not null check (number > 0),
  held_at timestamptz not null,
  until_at timestamptz not null,
  -- What was still due in dollars when it was made, and the coins that were asked for it.
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  price_minor numeric(38, 0) not null check (price_minor > 0),
  primary key (deposit_id, number),
  check (until_at >= held_at)
);

-- The hold in which a payment was first seen; null when it was late, and then it has a price of its own.
alter table payment add column hold_number smallint default 0 check (hold_number >= 0);
update payment set hold_number = null where late_price_minor is not null;
alter table payment add constraint payment_price check ((hold_number is null) = (late_price_minor is not null));

create index deposit_open on deposit (investor_id) where status = 'new';
