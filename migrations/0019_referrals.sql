-- Referral bonuses (docs/decisions/0040). A bonus that waits for an administrator is a row here and nothing in the ledger: it
-- isn't owed yet. A verified one is a transfer from the house account `bonuses`.
create table bonus (
  -- Made in the order of time.
  id uuid primary key,
  referrer_id uuid not null references person (id),
  -- One bonus for each invited person, ever.
  referred_id uuid not null unique references person (id),
  -- Their first investment, which it is for.
  position_id uuid not null unique references position (id),
  -- Fixed when it arises: a setting that changes later doesn't change it.
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  status text not null default 'pending' check (status in ('pending', 'verified', 'refused')),
  -- SHA-256 of the mailbox behind the invited person's address, without aliases: one mailbox earns one bonus.
  mailbox_hash bytea not null check (octet_length(mailbox_hash) = 32),
  -- What a reviewer must check: found when it arose, and again when it was decided.
  signals text[] not null default '{}',
  -- Set with the first approval; it needs more than one from then on.
  second_approval_reason text check (second_approval_reason in ('amount', 'investor_day', 'investor_week')),
  -- Why it was refused; the referrer reads it.
  reason text,
  decided_by uuid references person (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (id, referrer_id, referred_id),
  constraint bonus_for_another_person check (referrer_id <> referred_id),
  constraint bonus_decided_by_another_person check (decided_by <> referrer_id and decided_by <> referred_id),
  constraint bonus_decision check ((status = 'pending') = (decided_by is null)),
  constraint bonus_decision_time check ((status = 'pending') = (decided_at is null)),
  constraint bonus_refusal check ((status = 'refused') = (reason is not null))
);
create index bonus_referrer on bonus (referrer_id, id desc);
create index bonus_queue on bonus (status, id);
create index bonus_mailbox on bonus (mailbox_hash);
create unique index bonus_verified_mailbox on bonus (mailbox_hash) where status = 'verified';

-- A bonus is decided once: a verified one was paid, and the referrer was told about a refused one.
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

-- Who agreed to verify a bonus: one administrator, or two if it needs two.
create table bonus_approval (
  bonus_id uuid not null,
  referrer_id uuid not null,
  referred_id uuid not null,
  approver_id uuid not null references person (id),
  at timestamptz not null,
  primary key (bonus_id, approver_id),
  foreign key (bonus_id, referrer_id, referred_id) references bonus (id, referrer_id, referred_id),
  constraint bonus_approved_by_another_person check (approver_id <> referrer_id and approver_id <> referred_id)
);
create trigger append_only before update or delete on bonus_approval for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bonus_approval
  for each statement execute function refuse_change();

create function refuse_unapproved_bonus() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select count(*) from bonus_approval a where a.bonus_id = new.id)
    < (case when new.second_approval_reason is null then 1 else 2 end)
  then
    raise exception 'bonus % is verified, but not approved by enough administrators', new.id;
  end if;
  return new;
end $$;
create trigger approved_by_staff after update of status on bonus
  for each row when (new.status = 'verified') execute function refuse_unapproved_bonus();
