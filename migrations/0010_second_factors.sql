-- Second factors, what a session was opened with, and the devices that people log in from.

create table authenticator_app (
  person_id uuid primary key references person (id),
  -- AES-256-GCM under the key in DATA_DIR that `key_id` names; bound to the person.
  secret_encrypted bytea not null,
  key_id bytea not null,
  created_at timestamptz not null,
  -- Null until the first right code: then it is on.
  confirmed_at timestamptz,
  -- The 30-second step of the newest accepted code: no code of it or before it is accepted again (RFC 6238, 5.2).
  last_step bigint not null default 0
);

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
  -- What the authenticator counted last; one that goes back means a copy (WebAuthn, 6.1.1).
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id, created_at);

-- Challenges given to browsers: taken out of here by the one answer that may use them.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'log_in', 'second_factor')),
  -- Whom it was given to; null for logging in without a name.
  person_id uuid references person (id),
  expires_at timestamptz not null,
  check ((purpose = 'log_in') = (person_id is null))
);
create index passkey_challenge_age on passkey_challenge (expires_at);

-- Whether an authenticator app is confirmed or a passkey is there; kept here for the one query of every signed-in call.
alter table person add column has_second_factor boolean not null default false;

alter table session
  add column proof text not null default 'password' check (proof in ('password', 'second_factor', 'staff_link')),
  -- When its owner last proved who they are within it.
  add column stepped_up_at timestamptz;

-- The interim ticket between password and second factor is a one-time secret too.
alter table one_time_secret
  drop constraint one_time_secret_purpose_check,
  add constraint one_time_secret_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'staff_link', 'login_ticket'));

-- Kinds of device somebody logged in from, to tell them of a new one.
create table known_device (
  person_id uuid not null references person (id),
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (person_id, device)
);
