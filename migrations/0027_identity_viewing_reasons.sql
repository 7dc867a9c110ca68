-- Why a member of staff opens the pictures of an identity check: asked once for each session, and written with each picture
-- into the audit (docs/decisions/0102).
create table identity_viewing (
  check_id uuid not null references identity_check (id) on delete cascade,
  session_id uuid not null,
  staff_id uuid not null references person (id),
  reason text not null check (reason <> ''),
  at timestamptz not null,
  primary key (check_id, session_id)
);
