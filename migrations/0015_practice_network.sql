-- The practice network: a simulated chain with blocks, a pool of waiting transactions, and wallets.
-- Only the module `practice` reads and writes these tables.

create table practice_block (
  height bigint primary key check (height >= 0),
  -- SHA-256 over the parent's hash, the height, the time, the nonce and the hashes of its transactions.
  hash text not null unique,
  parent_hash text not null,
  -- Random, so that a block mined again after a reorganization is another block.
  nonce text not null,
  mined_at timestamptz not null default now()
);

create table practice_address (
  address text primary key check (address like 'PRACTICE-%'),
  -- 'wallet' of an investor, 'deposit' and 'treasury' of the platform, 'faucet' where practice coins come from, 'elsewhere'
  -- for an address that nobody here holds.
  purpose text not null check (purpose in ('wallet', 'deposit', 'treasury', 'faucet', 'elsewhere')),
  owner_id uuid references person (id),
  created_at timestamptz not null default now(),
  constraint practice_address_owner check ((purpose = 'wallet') = (owner_id is not null))
);
create unique index practice_address_wallet on practice_address (owner_id) where purpose = 'wallet';
create unique index practice_address_house on practice_address (purpose) where purpose in ('treasury', 'faucet');

create table practice_transaction (
  hash text primary key,
  from_address text not null references practice_address (address),
  to_address text not null references practice_address (address),
  coin text not null references ledger.asset (code),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  -- Makes a retried send the same send.
  send_key text unique,
  sent_at timestamptz not null default now(),
  -- Null while it waits in the pool.
  block_height bigint references practice_block (height),
  dropped_at timestamptz,
  constraint practice_transaction_moves check (from_address <> to_address),
  constraint practice_transaction_dropped check (dropped_at is null or block_height is null)
);
create index practice_transaction_to on practice_transaction (to_address);
create index practice_transaction_from on practice_transaction (from_address);
create index practice_transaction_block on practice_transaction (block_height);
create index practice_transaction_pool on practice_transaction (sent_at)
  where block_height is null and dropped_at is null;

-- Received minus sent over all transactions that were not dropped. Kept here because its check prevents an overdraft when
-- two sends race. The faucet has no row: it makes the coins that it gives.
create table practice_balance (
  address text not null references practice_address (address),
  coin text not null references ledger.asset (code),
  amount_minor numeric(38, 0) not null check (amount_minor >= 0),
  primary key (address, coin)
);

-- The network begins the same way everywhere. server/src/practice/genesis.ts has the same values, and a test compares them.
insert into practice_address (address, purpose) values
  ('PRACTICE-FAUCETFAUCETFAUCETFAETNW', 'faucet'), ('PRACTICE-TREASURYTREASURYTREAWRT7', 'treasury');
insert into practice_block (height, hash, parent_hash, nonce, mined_at) values
  (0, 'affb0c361b1f09b40bff24df308402fec48ea09bcc953275718d2ae2dc893621', repeat('0', 64), 'genesis', '2026-01-01Z');
