-- A deposit's stored address that is not the one that was made for it (trust.md, C09): raised once for each such address,
-- ended when the stored one is right again.
create table address_alarm (
  deposit_id uuid not null references deposit (id),
  -- What was found in the deposit's row.
  address text not null,
  found_at timestamptz not null,
  ended_at timestamptz check (ended_at >= found_at),
  primary key (deposit_id, address)
);
create index address_alarm_standing on address_alarm (found_at) where ended_at is null;
