-- What people set for themselves, and changes of their address.

alter table person
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  -- contract/src/profile.ts has the closed shape; what is not here is the default.
  add column preferences jsonb not null default '{}',
  add column password_changed_at timestamptz,
  add column closed_at timestamptz;

-- A change of address that waits for a code from both mailboxes; at most one for a person.
create table email_change (
  person_id uuid primary key references person (id),
  new_email text not null,
  new_email_key text not null,
  -- Null when the old mailbox needs no code: an address that the operator made up.
  old_code_hash bytea,
  -- Null when the address is somebody else's: then no code is right, and nobody is told.
  new_code_hash bytea,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- An address that was replaced, and the SHA-256 of the link that brings it back for 72 hours. Each change has its own:
-- a second change does not void the link of the first.
create table replaced_email (
  undo_hash bytea primary key,
  person_id uuid not null references person (id),
  email text not null,
  email_key text not null,
  replaced_at timestamptz not null,
  undo_expires_at timestamptz not null
);
create index replaced_email_person on replaced_email (person_id);
