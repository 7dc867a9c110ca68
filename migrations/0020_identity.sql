-- Identity checks (docs/decisions/0041). The decision stays; its pictures are removed 30 days after it.
create table identity_check (
  -- Made in the order of time.
  id uuid primary key,
  person_id uuid not null references person (id),
  document text not null check (document in ('passport', 'identity_card', 'driving_licence')),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'accepted', 'not_accepted', 'withdrawn')),
  created_at timestamptz not null,
  -- When the person last changed something about it.
  changed_at timestamptz not null,
  submitted_at timestamptz,
  decided_by uuid references person (id),
  decided_at timestamptz,
  -- Why it was not accepted; the person reads it in their language.
  reason text check (
    reason in ('unreadable', 'cut_off', 'expired', 'name_differs', 'other_document', 'altered')),
  -- What was checked before it was accepted.
  points text[] not null default '{}',
  pictures_removed_at timestamptz,
  constraint identity_check_decided_by_another_person check (decided_by <> person_id),
  constraint identity_check_decision check ((status in ('accepted', 'not_accepted')) = (decided_by is not null)),
  constraint identity_check_decision_time check ((decided_by is null) = (decided_at is null)),
  constraint identity_check_reason check ((status = 'not_accepted') = (reason is not null)),
  constraint identity_check_submitted check ((status = 'draft') = (submitted_at is null))
);
create unique index identity_check_open on identity_check (person_id) where status in ('draft', 'in_review');
create index identity_check_person on identity_check (person_id, id desc);
create index identity_check_queue on identity_check (status, submitted_at, id);
create index identity_check_pictures on identity_check (decided_at)
  where decided_at is not null and pictures_removed_at is null;

create table identity_picture (
  check_id uuid not null references identity_check (id) on delete cascade,
  side text not null check (side in ('front', 'back')),
  -- AES-256-GCM with a key that is kept outside the database, bound to the check and the side.
  sealed bytea not null,
  -- Which key that is.
  key_id bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  uploaded_at timestamptz not null,
  primary key (check_id, side)
);
-- Encrypted data can't be compressed.
alter table identity_picture alter column sealed set storage external;

-- Which member of staff opened which picture, and when last; the audit log has every time.
create table identity_view (
  check_id uuid not null references identity_check (id),
  side text not null check (side in ('front', 'back')),
  staff_id uuid not null references person (id),
  at timestamptz not null,
  primary key (check_id, side, staff_id)
);

-- A check is decided once, because the person was told. A draft can be discarded; what was sent for review stays.
create function keep_decided_identity() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'identity check % was sent for review: it stays', old.id;
    end if;
    return old;
  end if;
  if (new.id, new.person_id, new.created_at) is distinct from (old.id, old.person_id, old.created_at) then
    raise exception 'whose identity check % is never changes', old.id;
  end if;
  if old.status in ('accepted', 'not_accepted', 'withdrawn')
    and (new.document, new.status, new.submitted_at, new.decided_by, new.decided_at, new.reason, new.points)
      is distinct from
      (old.document, old.status, old.submitted_at, old.decided_by, old.decided_at, old.reason, old.points)
  then
    raise exception 'identity check % is decided', old.id;
  end if;
  if (old.status, new.status) in (('draft', 'accepted'), ('draft', 'not_accepted'), ('draft', 'withdrawn'),
    ('in_review', 'draft'))
  then
    raise exception 'identity check % cannot go from % to %', old.id, old.status, new.status;
  end if;
  return new;
end $$;
create trigger decided_once before update or delete on identity_check
  for each row execute function keep_decided_identity();
