-- Two-factor authentication: authenticator apps, recovery codes and passkeys.

create table authenticator_app (
  person_id uuid primary key references person (id),
  -- AES-256-GCM under the key in DATA_DIR that `key_id` names; bound to the person.
  secret_encrypted bytea not null,
  key_id bytea not null,
  created_at timestamptz not null,
  -- Null until the first right code, which turns it on.
  confirmed_at timestamptz,
  -- The 30-second step of the newest accepted code: no code of that step or before is accepted again (RFC 6238, 5.2).
  last_step bigint not null default 0
);

-- Each code works once.
create table recovery_code (
  person_id uuid not null references person (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

create table passkey (
  id uuid primary key,
  person_id uuid not null references person (id),
  credential_id text not null unique,
  public_key bytea not null,
  -- What the authenticator counted last. A counter that goes back means a copy (WebAuthn, 6.1.1).
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id, created_at);

-- Challenges given to browsers. The one answer that may use a challenge deletes it.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'log_in', 'second_factor')),
  -- Whom it was given to; null for logging in without a name.
  person_id uuid references person (id),
  expires_at timestamptz not null,
  constraint passkey_challenge_person check ((purpose = 'log_in') = (person_id is null))
);
create index passkey_challenge_age on passkey_challenge (expires_at);
