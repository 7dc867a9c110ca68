-- Referral bonuses (docs/decisions/0040). What waits for an administrator is a row here and nothing in the ledger: it is
-- owed to nobody yet. A verified one is a transfer from the house account `bonuses`.

create table bonus (
  -- Made in the order of time.
  id uuid primary key,
  referrer_id uuid not null references person (id),
  -- One bonus for each person who was invited, ever.
  referred_id uuid not null unique references person (id),
  -- Their first investment, which it is for.
  position_id uuid not null unique references position (id),
  -- Fixed when it arises: a setting that changes later changes nothing about it.
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  status text not null default 'pending' check (status in ('pending', 'verified', 'refused')),
  -- SHA-256 of the mailbox behind the address of who was invited, aliases taken off: one mailbox brings one bonus.
  mailbox_hash bytea not null check (octet_length(mailbox_hash) = 32),
  -- What a reviewer has to look at: as it was when it arose, and with what was found since when it was decided.
  signals text[] not null default '{}',
  -- Why it was refused; the referrer reads it.
  reason text,
  decided_by uuid references person (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  check (referrer_id <> referred_id),
  -- Nobody decides what they would have, or have brought about.
  check (decided_by <> referrer_id and decided_by <> referred_id),
  check ((status = 'pending') = (decided_by is null)),
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'refused') = (reason is not null))
);
create index bonus_referrer on bonus (referrer_id, id desc);
create index bonus_queue on bonus (status, id);
create index bonus_mailbox on bonus (mailbox_hash);
create unique index bonus_verified_mailbox on bonus (mailbox_hash) where status = 'verified';
create index person_referred_by on person (referred_by, id) where referred_by is not null;

-- A decision is made once: what was verified was paid, and what was refused was told.
create function keep_decided_bonus() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.status <> 'pending' or (new.id, new.referrer_id, new.referred_id, new.position_id, new.amount_minor)
    is distinct from (old.id, old.referrer_id, old.referred_id, old.position_id, old.amount_minor)
  then
    raise exception 'bonus % is decided, and what it is about never changes', old.id;
  end if;
  return new;
end $$;
create trigger decided_once before update on bonus for each row execute function keep_decided_bonus();
