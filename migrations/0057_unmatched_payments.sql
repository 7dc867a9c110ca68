-- Payments of a network that could not be brought in line with what is written down: counted, and parked after five tries,
-- so that one of them keeps none of the others from being read (docs/decisions/0252). Removed once it is in line.
create table unmatched_payment (
  network text not null,
  -- Of a deposit, or of a withdrawal that staff pay.
  kind text not null check (kind in ('deposit', 'payout')),
  transaction text not null,
  output_index integer not null,
  -- Where it was last seen, which a node may need to find it again.
  block_hash text,
  tries smallint not null check (tries > 0),
  last_error text not null check (length(last_error) <= 500),
  -- When the last try that counts was.
  failed_at timestamptz not null,
  parked_at timestamptz,
  primary key (network, kind, transaction, output_index)
);
