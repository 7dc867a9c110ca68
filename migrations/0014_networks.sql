-- What is known about each network, and the keys its addresses are made from.

-- How far each network has been read. The lock on a row lets one process at a time read that network.
create table chain_cursor (
  network text primary key,
  height bigint not null,
  -- The block at that height. If the chain no longer has it, reading goes back to the last common block.
  hash text not null,
  -- Where reading began: nothing of ours is below.
  start_height bigint not null default 0,
  updated_at timestamptz not null default now(),
  -- The tip at the last request, and since when it has been the tip: this shows a node that stalls.
  tip_height bigint,
  tip_hash text,
  tip_since timestamptz,
  -- When the node last proved that it is on the right network.
  verified_at timestamptz,
  -- Set while the node can't be believed: nothing is credited, and no checkout is opened.
  paused_at timestamptz,
  paused_reason text
    check (paused_reason in ('unreachable', 'wrong_network', 'stalled', 'went_back', 'inconsistent')),
  constraint chain_cursor_pause check ((paused_at is null) = (paused_reason is null))
);

-- Blocks that have been read, to find the place where a chain forked.
create table chain_checkpoint (
  network text not null references chain_cursor (network),
  height bigint not null,
  hash text not null,
  primary key (network, height)
);

-- The next address of each extended public key. An address is never given twice.
create table address_key (
  -- A fingerprint of the public key: the key itself would reveal every address.
  fingerprint text primary key,
  next_index integer not null check (next_index between 0 and 2147483647)
);
