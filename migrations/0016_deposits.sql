-- Deposits (checkouts), and the payments seen at their addresses.

-- A checkout: an address, and a price that is held until it expires.
create table deposit (
  id uuid primary key,
  investor_id uuid not null references person (id),
  coin text not null references ledger.asset (code),
  network text not null,
  address text not null,
  -- Which address of the key it is, so that a stored address can be proven ours before it is shown.
  -- Null on networks whose addresses are not made from a key.
  address_index integer check (address_index >= 0),
  -- Proves that we made the address for this deposit, even after its key is replaced (docs/decisions/0034): a MAC with a key
  -- that the database doesn't have. Null for addresses that come from no key.
  address_seal bytea check (octet_length(address_seal) = 32),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  -- The first price hold. `price_minor` is millionths of a dollar for one whole coin.
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  price_minor numeric(38, 0) not null check (price_minor > 0),
  -- When the first hold ended, once there is a later one; until then it ends at `expires_at`.
  first_hold_until timestamptz constraint deposit_first_hold check (first_hold_until >= created_at),
  required_confirmations smallint not null check (required_confirmations > 0),
  -- How much less than requested still settles this checkout, as set when it was opened.
  tolerance_bps smallint not null default 0 check (tolerance_bps between 0 and 100),
  status text not null default 'new' check (status in ('new', 'seen', 'confirming', 'settled', 'expired', 'invalid')),
  flags text[] not null default '{}'
    check (flags <@ array['underpaid', 'overpaid', 'late', 'in_review', 'refused', 'replaced', 'reversed', 'review']),
  -- The plan to invest in when it settles, under exactly the terms that were shown, and the position that was opened.
  plan_id text references plan (id),
  terms_version smallint,
  position_id uuid references position (id),
  created_at timestamptz not null default now(),
  -- The end of the newest price hold.
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (network, address),
  unique (id, investor_id),
  foreign key (plan_id, terms_version) references plan_terms (plan_id, version)
);
create index deposit_investor on deposit (investor_id, created_at desc);
create index deposit_open on deposit (investor_id) where status = 'new';
create index deposit_unpaid on deposit (expires_at) where status = 'new';

-- Further price holds at the same address; `deposit` has the first one, which is number 0.
create table later_hold (
  deposit_id uuid not null references deposit (id),
  number smallint not null check (number > 0),
  held_at timestamptz not null,
  until_at timestamptz not null,
  -- What was still due in dollars, and the coins requested for it.
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  price_minor numeric(38, 0) not null check (price_minor > 0),
  primary key (deposit_id, number),
  constraint later_hold_period check (until_at >= held_at)
);

-- A payment to a deposit's address.
create table payment (
  id uuid primary key,
  deposit_id uuid not null references deposit (id),
  network text not null,
  transaction text not null,
  output_index integer not null,
  coin_minor numeric(38, 0) not null check (coin_minor > 0),
  first_seen_at timestamptz not null default now(),
  -- The hold in which it was first seen. A late payment has none, and its own price (millionths of a dollar per coin).
  hold_number smallint default 0 check (hold_number >= 0),
  late_price_minor numeric(38, 0) check (late_price_minor > 0),
  block_height bigint,
  block_hash text,
  confirmations integer not null default 0,
  status text not null default 'seen'
    check (status in ('seen', 'confirming', 'in_review', 'credited', 'refused', 'dropped', 'reversed')),
  -- What was credited for it.
  usd_minor numeric(38, 0) check (usd_minor >= 0),
  -- The transfer that moved its money last: the credit, its reversal, the reversal of that, and so on.
  transfer_id bigint unique,
  -- Since when a credited payment is not in the chain although its credit could not be taken back.
  missing_at timestamptz,
  -- Since when it needs approvals. Stays set, whatever the limit becomes.
  review_began_at timestamptz,
  refused_at timestamptz,
  refused_by uuid references person (id),
  -- Why, in words for the investor.
  refusal text,
  -- Each output of a transaction is credited at most once.
  unique (network, transaction, output_index),
  unique (id, deposit_id),
  constraint payment_price check ((hold_number is null) = (late_price_minor is not null)),
  constraint payment_posted check (status not in ('credited', 'reversed') or transfer_id is not null),
  constraint payment_credit check ((usd_minor is null) = (transfer_id is null)),
  constraint payment_missing check (missing_at is null or status = 'credited'),
  constraint payment_review check (status <> 'in_review' or review_began_at is not null),
  constraint payment_refusal check (
    (status = 'refused') = (refused_at is not null)
    and (refused_at is null) = (refused_by is null) and (refused_at is null) = (refusal is null)
    and (refused_at is null or review_began_at is not null))
);
create index payment_deposit on payment (deposit_id);
create index payment_open on payment (network) where status in ('seen', 'confirming') or missing_at is not null;
create index payment_block on payment (network, block_height) where status = 'credited';
create index payment_in_review on payment (network, review_began_at) where status = 'in_review';
create index payment_reviewed on payment (review_began_at) where review_began_at is not null;

-- A payment above the operator's limit is credited with the approval of two members of staff (docs/decisions/0094). Whatever
-- the code does, the constraints here ensure that they are two, that neither is the investor, and that both saw the payment
-- in the block it is in.
create table payment_approval (
  payment_id uuid not null,
  deposit_id uuid not null,
  investor_id uuid not null,
  -- The block it was in: in another one it needs new approvals.
  block_hash text not null,
  approver_id uuid not null references person (id),
  at timestamptz not null,
  primary key (payment_id, block_hash, approver_id),
  foreign key (payment_id, deposit_id) references payment (id, deposit_id),
  foreign key (deposit_id, investor_id) references deposit (id, investor_id),
  constraint payment_approved_by_another_person check (approver_id <> investor_id)
);

create function payment_is_approved(payment payment) returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
return (select count(*) >= 2 from payment_approval a
  where a.payment_id = (payment).id and a.block_hash = (payment).block_hash);

-- A payment under review is credited only with its approvals, and its own investor can't refuse it.
create function refuse_unapproved_credit() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'refused' then
    if new.refused_by = (select d.investor_id from deposit d where d.id = new.deposit_id) then
      raise exception 'payment % is refused by its own investor', new.id;
    end if;
  elsif (tg_op = 'INSERT' or old.status <> 'credited') and not payment_is_approved(new) then
    raise exception 'payment % is credited, but not approved by two members of staff', new.id;
  end if;
  return new;
end $$;
create trigger reviewed_by_staff before insert or update of status on payment
  for each row when (new.status in ('credited', 'refused') and new.review_began_at is not null)
  execute function refuse_unapproved_credit();

-- A stored address that isn't the one made for its deposit: raised once for each such address, ended when the stored one is
-- right again.
create table address_alarm (
  deposit_id uuid not null references deposit (id),
  -- What was found in the deposit's row.
  address text not null,
  found_at timestamptz not null,
  ended_at timestamptz constraint address_alarm_period check (ended_at >= found_at),
  primary key (deposit_id, address)
);
create index address_alarm_standing on address_alarm (found_at) where ended_at is null;

-- A person's own cap on deposits for a rolling period; no row means no cap.
create table deposit_limit (
  person_id uuid not null references person (id),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null: not in force yet, or ended.
  max_minor numeric(38, 0) check (max_minor > 0),
  -- A higher cap (or none, if null) that takes effect at `next_at`.
  next_max_minor numeric(38, 0) check (next_max_minor > 0),
  next_at timestamptz,
  primary key (person_id, period),
  constraint deposit_limit_next check (next_at is not null or next_max_minor is null)
);
