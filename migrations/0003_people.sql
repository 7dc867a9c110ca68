-- People (investors, and staff among them), their codes and their sessions.

create table person (
  id uuid primary key,
  -- As typed, trimmed; `email_key` is what must be unique (lower case, NFKC).
  email text not null,
  email_key text not null unique,
  first_name text not null,
  last_name text not null,
  -- Null until a member of staff has used the one-time link.
  password_hash text,
  staff_role text check (staff_role in ('admin', 'finance', 'support', 'auditor')),
  state text not null default 'active' check (state in ('active', 'locked', 'suspended', 'deactivated')),
  state_reason text,
  verified_at timestamptz,
  -- Made by the operator's command: names, address and password are still to be given.
  must_complete boolean not null default false,
  last_signed_in_at timestamptz,
  referral_code text not null unique,
  referred_by uuid references person (id),
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  check (referred_by <> id)
);

-- A secret sent to somebody: stored as a SHA-256 only, single use, short-lived.
create table one_time_secret (
  id uuid primary key,
  person_id uuid not null references person (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'staff_link')),
  secret_hash bytea not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index one_time_secret_person on one_time_secret (person_id, purpose, created_at desc);
create unique index one_time_secret_hash on one_time_secret (secret_hash) where purpose <> 'verify_email';

-- A session is a family of refresh tokens; only the newest one and its predecessor are good for anything.
create table session (
  id uuid primary key,
  person_id uuid not null references person (id),
  -- The part that all refresh tokens of the session share: a spent one is recognised by it.
  family_hash bytea not null unique,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  refreshed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  user_agent text not null default '',
  address text not null default ''
);
create index session_person on session (person_id) where ended_at is null;
create index session_age on session (expires_at);

-- Counted attempts, shared by all processes: one row for each bucket and slot of time.
create table rate_limit (
  bucket text not null,
  slot timestamptz not null,
  hits integer not null check (hits >= 0),
  expires_at timestamptz not null,
  primary key (bucket, slot)
);
create index rate_limit_age on rate_limit (expires_at);

-- Wrong passwords in a row for an address, whether or not somebody has it; gone with the right one.
create table login_failure (
  -- SHA-256 of the address: what strangers typed is not kept.
  email_hash bytea primary key,
  in_a_row integer not null,
  last_at timestamptz not null
);

-- Who did what: appended, never changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references person (id),
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_entry_subject on audit_entry (subject, id);
