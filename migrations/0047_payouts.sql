-- On a test network staff pay withdrawals from a wallet of their own, and the watcher finds the payments on the chain
-- (decision 43).

-- A payment seen on a chain at an address where an approved withdrawal waited.
create table payout_payment (
  network text not null,
  transaction text not null,
  output_index integer not null,
  -- The withdrawal that it pays; the one that waited there where it pays none.
  withdrawal_id uuid not null references withdrawal (id),
  address text not null,
  coin text not null references ledger.asset (code),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  verdict text not null check (verdict in ('pays', 'wrong_amount', 'wrong_coin', 'paid_twice')),
  -- Null while no block has it.
  block_height bigint,
  block_hash text,
  first_seen_at timestamptz not null,
  -- Since when the chain does not have it any more.
  missing_at timestamptz,
  check ((block_height is null) = (block_hash is null)),
  -- Each output of a transaction pays at most one withdrawal.
  primary key (network, transaction, output_index)
);
-- And each withdrawal is paid by at most one.
create unique index payout_payment_pays on payout_payment (withdrawal_id) where verdict = 'pays' and missing_at is null;
create index payout_payment_of on payout_payment (withdrawal_id);
create index payout_payment_block on payout_payment (network, block_height) where verdict = 'pays';

alter table withdrawal
  -- Which output of its transaction it is.
  add column payment_output integer not null default 0,
  -- The transfer that moved its money last on a test network: the payment, its reversal, the reversal of that, and so on.
  add column paid_transfer_id bigint unique,
  drop constraint withdrawal_network_transaction_key,
  add unique (network, transaction, payment_output);

create index withdrawal_paid_outside on withdrawal (network, address)
  where network <> 'practice' and status in ('approved', 'sent', 'confirmed');
