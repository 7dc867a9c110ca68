-- Where people have withdrawals sent: their address book, and the wait for addresses that are new (decision 42).

create table saved_address (
  id uuid primary key,
  investor_id uuid not null references person (id),
  network text not null,
  address text not null check (address <> ''),
  -- As the person named it.
  label text not null check (length(label) <= 40),
  added_at timestamptz not null,
  -- Nothing is sent to it before.
  usable_at timestamptz not null,
  -- When its owner chose not to wait; with practice money alone.
  hold_skipped_at timestamptz,
  -- It stays, so that an address that looks like it is told from it; added again it is another row, which waits again.
  removed_at timestamptz,
  check (usable_at >= added_at),
  check (hold_skipped_at is null or network = 'practice')
);
create unique index saved_address_kept on saved_address (investor_id, network, address) where removed_at is null;
create index saved_address_of on saved_address (investor_id, added_at);

alter table withdrawal
  -- Its address was new at the request: it is neither approved nor paid before.
  add column held_until timestamptz,
  add column hold_skipped_at timestamptz,
  add check (hold_skipped_at is null or (held_until is not null and network = 'practice'));

-- Where somebody was paid before is known, but for their own wallet on the practice network, which needs no entry.
insert into saved_address (id, investor_id, network, address, label, added_at, usable_at)
select gen_random_uuid(), w.investor_id, w.network, w.address, '', min(w.created_at), min(w.created_at)
from withdrawal w
where w.status in ('sent', 'confirmed')
  and not exists (select from practice_address a where a.address = w.address and a.owner_id = w.investor_id)
group by w.investor_id, w.network, w.address;

-- How long withdrawals took is read from what was sent lately.
create index withdrawal_step_sent on withdrawal_step (at) where status = 'sent';
