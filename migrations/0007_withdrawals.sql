-- Withdrawals and each step they took.

create table withdrawal (
  id uuid primary key,
  investor_id uuid not null references person (id),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  fee_minor numeric(38, 0) not null check (fee_minor > 0 and fee_minor < amount_minor),
  coin text not null references ledger.asset (code),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  network text not null,
  address text not null,
  status text not null default 'requested'
    check (status in ('requested', 'in_review', 'approved', 'sent', 'confirmed', 'cancelled', 'rejected', 'failed')),
  reason text,
  transaction text,
  approved_by uuid references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status in ('sent', 'confirmed')) = (transaction is not null)),
  check (approved_by <> investor_id),
  unique (network, transaction)
);
-- Ids are made in the order of time, so they sort the lists.
create index withdrawal_investor on withdrawal (investor_id, id desc);
create index withdrawal_queue on withdrawal (status, id);

create table withdrawal_step (
  withdrawal_id uuid not null references withdrawal (id),
  seq smallint not null,
  status text not null,
  at timestamptz not null default now(),
  -- Null for the system itself.
  actor_id uuid references person (id),
  primary key (withdrawal_id, seq)
);
