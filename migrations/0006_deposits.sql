-- Deposits (checkouts) and the payments seen on their addresses.

create table deposit (
  id uuid primary key,
  investor_id uuid not null references person (id),
  plan_id text references plan (id),
  coin text not null references ledger.asset (code),
  network text not null,
  address text not null,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  -- Millionths of a dollar for one whole coin, held until `expires_at`.
  price_minor numeric(38, 0) not null check (price_minor > 0),
  required_confirmations smallint not null check (required_confirmations > 0),
  status text not null default 'new' check (status in ('new', 'seen', 'confirming', 'settled', 'expired', 'invalid')),
  flags text[] not null default '{}'
    check (flags <@ array['underpaid', 'overpaid', 'late', 'replaced', 'reversed', 'review']),
  position_id uuid references position (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (network, address)
);
create index deposit_investor on deposit (investor_id, created_at desc);
create index deposit_unpaid on deposit (expires_at) where status = 'new';

create table payment (
  id uuid primary key,
  deposit_id uuid not null references deposit (id),
  network text not null,
  transaction text not null,
  output_index integer not null,
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  first_seen_at timestamptz not null default now(),
  block_height bigint,
  block_hash text,
  confirmations integer not null default 0,
  status text not null default 'seen' check (status in ('seen', 'confirming', 'credited', 'dropped', 'reversed')),
  -- Millionths of a dollar for one whole coin when it was first seen after the hold; null when it was in time.
  late_price_minor numeric(38, 0) check (late_price_minor > 0),
  -- What was credited for it.
  usd_minor numeric(38, 0) check (usd_minor >= 0),
  -- The transfer that moved its money last: the credit, its reversal, the reversal of that, and so on.
  transfer_id bigint unique,
  -- Since when a credited payment is not in the chain although its credit could not be taken back.
  missing_at timestamptz,
  -- Each output of a transaction is credited at most once.
  unique (network, transaction, output_index),
  check (status not in ('credited', 'reversed') or transfer_id is not null),
  check ((usd_minor is null) = (transfer_id is null)),
  check (missing_at is null or status = 'credited')
);
create index payment_deposit on payment (deposit_id);
create index payment_open on payment (network) where status in ('seen', 'confirming') or missing_at is not null;
create index payment_block on payment (network, block_height) where status = 'credited';

-- How far each network has been read. The row's lock is what makes one process at a time read a network.
create table chain_cursor (
  network text primary key,
  height bigint not null,
  -- The block that stood there: when the chain no longer has it, everything is read again.
  hash text not null,
  updated_at timestamptz not null default now()
);
