-- What is known of each network besides how far it was read, and the keys its addresses are made from.

alter table chain_cursor
  -- Where reading began: nothing of ours lies below.
  add column start_height bigint not null default 0,
  -- The tip when it was last asked for, and since when it is that one: a node that stalls is found by it.
  add column tip_height bigint,
  add column tip_hash text,
  add column tip_since timestamptz,
  -- When the node last showed that it is on the network we mean.
  add column verified_at timestamptz,
  -- Set while the node cannot be believed: nothing is credited, no checkout is opened.
  add column paused_at timestamptz,
  add column paused_reason text
    check (paused_reason in ('unreachable', 'wrong_network', 'stalled', 'went_back', 'inconsistent')),
  add constraint chain_cursor_pause check ((paused_at is null) = (paused_reason is null));

-- Blocks that were read up to, so that the place where a chain forked off can be found again.
create table chain_checkpoint (
  network text not null references chain_cursor (network),
  height bigint not null,
  hash text not null,
  primary key (network, height)
);

-- The next address of each extended public key; an address is never given twice.
create table address_key (
  -- A fingerprint of the public key: the key itself would tell every address.
  fingerprint text primary key,
  next_index integer not null check (next_index between 0 and 2147483647)
);

-- Which address of the key it is, so that a stored address can be proven to be ours before it is shown.
-- Null on networks whose addresses are not made from a key.
alter table deposit add column address_index integer check (address_index >= 0);

-- By how much less than asked this checkout is still settled, as set when it was opened.
alter table deposit add column tolerance_bps smallint not null default 0 check (tolerance_bps between 0 and 100);

-- What was read before checkpoints were kept; the practice network begins at its first block.
insert into chain_checkpoint (network, height, hash) select network, height, hash from chain_cursor;
insert into chain_checkpoint (network, height, hash)
  select c.network, b.height, b.hash from chain_cursor c join practice_block b on b.height = 0
  where c.network = 'practice' on conflict do nothing;
