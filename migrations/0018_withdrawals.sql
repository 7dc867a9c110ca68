-- Withdrawals: the address book, the requests with their approvals, what pauses them, and their payments on chains.

-- Addresses that people have withdrawals sent to. A new one waits before it can be used (docs/decisions/0042).
create table saved_address (
  id uuid primary key,
  investor_id uuid not null references person (id),
  network text not null,
  address text not null check (address <> ''),
  -- As the person named it.
  label text not null check (length(label) <= 40),
  added_at timestamptz not null,
  -- Nothing is sent there before.
  usable_at timestamptz not null,
  -- When its owner chose not to wait; with practice money only.
  hold_skipped_at timestamptz,
  -- The row stays, so that a look-alike of the address is recognized. Adding the address again makes another row, which
  -- waits again.
  removed_at timestamptz,
  constraint saved_address_wait check (usable_at >= added_at),
  constraint saved_address_skip check (hold_skipped_at is null or network = 'practice')
);
create unique index saved_address_kept on saved_address (investor_id, network, address) where removed_at is null;
create index saved_address_of on saved_address (investor_id, added_at);

create table withdrawal (
  id uuid primary key,
  investor_id uuid not null references person (id),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  fee_minor numeric(38, 0) not null constraint withdrawal_fee check (fee_minor > 0 and fee_minor < amount_minor),
  coin text not null references ledger.asset (code),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  network text not null,
  address text not null,
  -- The address was new at the request: no approval or payment before. Skipped with practice money only.
  held_until timestamptz,
  hold_skipped_at timestamptz,
  status text not null default 'requested'
    check (status in ('requested', 'in_review', 'approved', 'sent', 'confirmed', 'cancelled', 'rejected', 'failed')),
  reason text,
  -- Fixed at the request: a limit that changes later doesn't change it. Why it needs a second person: what one investor or
  -- one address gets within a day or a week counts together (docs/decisions/0104).
  approvals_needed smallint not null default 1 check (approvals_needed in (1, 2)),
  second_approval_reason text
    check (second_approval_reason in ('amount', 'investor_day', 'investor_week', 'address_day', 'address_week')),
  -- Which output of which transaction pays it.
  transaction text,
  payment_output integer not null default 0,
  -- The transfer that moved its money last on a test network: the payment, its reversal, the reversal of that, and so on.
  paid_transfer_id bigint unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, investor_id),
  unique (network, transaction, payment_output),
  constraint withdrawal_hold_skip
    check (hold_skipped_at is null or (held_until is not null and network = 'practice')),
  constraint withdrawal_second_approval check ((approvals_needed = 2) = (second_approval_reason is not null)),
  -- A payment that the network dropped after it was sent fails, and keeps its hash.
  constraint withdrawal_transaction check (
    case when status in ('sent', 'confirmed') then transaction is not null
      when status = 'failed' then true else transaction is null end)
);
-- Ids are made in the order of time, so they sort the lists.
create index withdrawal_investor on withdrawal (investor_id, id desc);
create index withdrawal_queue on withdrawal (status, id);
create index withdrawal_to on withdrawal (network, address, created_at);
create index withdrawal_paid_outside on withdrawal (network, address)
  where network <> 'practice' and status in ('approved', 'sent', 'confirmed');

-- Each step that a withdrawal took.
create table withdrawal_step (
  withdrawal_id uuid not null references withdrawal (id),
  seq smallint not null,
  status text not null,
  at timestamptz not null default now(),
  -- Null for the system.
  actor_id uuid references person (id),
  primary key (withdrawal_id, seq)
);
-- The withdrawal clock is read from what was sent recently.
create index withdrawal_step_sent on withdrawal_step (at) where status = 'sent';

-- Who approved a withdrawal. Whatever the code does, the constraints here ensure that it is never the investor, and never
-- the same person twice.
create table withdrawal_approval (
  withdrawal_id uuid not null,
  investor_id uuid not null,
  approver_id uuid not null references person (id),
  at timestamptz not null,
  primary key (withdrawal_id, approver_id),
  foreign key (withdrawal_id, investor_id) references withdrawal (id, investor_id),
  constraint withdrawal_approved_by_another_person check (approver_id <> investor_id)
);

create function refuse_unapproved_withdrawal() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select count(*) from withdrawal_approval a where a.withdrawal_id = new.id) < new.approvals_needed then
    raise exception 'withdrawal % is %, but not approved by % member(s) of staff', new.id, new.status, new.approvals_needed;
  end if;
  return new;
end $$;
create trigger approved_by_staff before insert or update of status, approvals_needed on withdrawal
  for each row when (new.status in ('approved', 'sent', 'confirmed'))
  execute function refuse_unapproved_withdrawal();

-- ── Pauses ───────────────────────────────────────────────────────────────────────────────────────────────────

-- A credit that was taken back because its payment dropped off the blockchain pauses withdrawals until staff end the pause
-- (docs/decisions/0034). Withdrawals can still be requested, but are neither approved nor paid.
create table withdrawal_pause (
  id uuid primary key,
  -- The first credit that was taken back.
  deposit_id uuid not null references deposit (id),
  transaction text not null,
  coin text not null references ledger.asset (code),
  network text not null,
  -- On the practice network the pause is for this investor only; null: for everyone it concerns.
  investor_id uuid references person (id),
  -- How many credits were taken back during the pause.
  reversals integer not null default 1 check (reversals > 0),
  began_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references person (id),
  reason text,
  constraint withdrawal_pause_end check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (reason is null)),
  constraint withdrawal_pause_ended_by_another_person check (ended_by <> investor_id)
);
create unique index withdrawal_pause_open on withdrawal_pause (coin, network, investor_id) nulls not distinct
  where ended_at is null;

-- Whether a pause holds an investor's withdrawals in a coin on a network: those in its coin and on its network, and those of
-- investors who were ever credited in that coin there.
create function pause_concerns(pause withdrawal_pause, investor uuid, payout_coin text, payout_network text)
returns boolean language sql stable
return case
  when (pause).investor_id is not null then (pause).investor_id = investor
  when (pause).coin = payout_coin and (pause).network = payout_network then true
  else exists (
    select from deposit d join payment y on y.deposit_id = d.id
    where d.investor_id = investor and d.coin = (pause).coin and d.network = (pause).network and y.usd_minor is not null)
end;

-- Which withdrawals wait for staff to end which pauses.
create view withdrawal_hold as
  select w.id as withdrawal_id, p.id as pause_id
  from withdrawal w
  join withdrawal_pause p on p.ended_at is null and pause_concerns(p, w.investor_id, w.coin, w.network)
  where w.status in ('requested', 'in_review', 'approved');

-- ── Payments on chains ───────────────────────────────────────────────────────────────────────────────────────

-- A payment seen on a chain at an address where an approved withdrawal waited. On a test network staff pay from a wallet of
-- their own, and the watcher finds the payments (docs/decisions/0043).
create table payout_payment (
  network text not null,
  transaction text not null,
  output_index integer not null,
  -- The withdrawal that it pays, or the one that waited there if it pays none.
  withdrawal_id uuid not null references withdrawal (id),
  address text not null,
  coin text not null references ledger.asset (code),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  verdict text not null check (verdict in ('pays', 'wrong_amount', 'wrong_coin', 'paid_twice')),
  -- Null while it is in no block.
  block_height bigint,
  block_hash text,
  first_seen_at timestamptz not null,
  -- Since when the chain no longer has it.
  missing_at timestamptz,
  constraint payout_payment_block_hash check ((block_height is null) = (block_hash is null)),
  -- Each output of a transaction pays at most one withdrawal,
  primary key (network, transaction, output_index)
);
-- and each withdrawal is paid by at most one.
create unique index payout_payment_pays on payout_payment (withdrawal_id) where verdict = 'pays' and missing_at is null;
create index payout_payment_of on payout_payment (withdrawal_id);
create index payout_payment_block on payout_payment (network, block_height) where verdict = 'pays';
