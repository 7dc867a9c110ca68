-- People (investors and staff), signing up, the secrets sent to them, and changes of their email address.

-- The number by which an owner and staff refer to a locked or suspended account.
create sequence standing_reference start with 1001;

create table person (
  id uuid primary key,
  -- As typed, trimmed. `email_key` is what must be unique: lower case, NFKC.
  email text not null,
  email_key text not null unique,
  -- Set once the address is confirmed.
  verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  -- Null until the sign-up is confirmed, or until a member of staff has used the one-time link.
  password_hash text,
  password_changed_at timestamptz,
  -- Whether an authenticator app is confirmed or there is a passkey; kept here for the one query of every signed-in call.
  has_second_factor boolean not null default false,
  staff_role text check (staff_role in ('admin', 'finance', 'support', 'auditor')),
  -- Made by the operator's command: the person still has to give names, address and password.
  must_complete boolean not null default false,
  locale text not null default 'en',
  theme text not null default 'system' check (theme in ('system', 'light', 'dark', 'contrast')),
  -- contract/src/profile.ts has the closed shape; the default applies to what is missing.
  preferences jsonb not null default '{}',
  -- No new deposits or investments until then. It can be extended, never shortened.
  break_until timestamptz,
  referral_code text not null unique,
  referred_by uuid references person (id) constraint person_referred_by_another check (referred_by <> id),
  state text not null default 'active' check (state in ('active', 'locked', 'suspended', 'deactivated')),
  -- Why the account is limited: the words of staff, for staff only, and the reason its owner is told
  -- (docs/decisions/0072).
  state_reason text,
  state_reason_code text check (state_reason_code in ('unusual_activity', 'owner_request', 'terms', 'legal_request')),
  state_since timestamptz,
  state_review_by timestamptz,
  state_reference bigint,
  -- When a lock ends without anyone acting.
  state_until timestamptz,
  created_at timestamptz not null default now(),
  last_signed_in_at timestamptz,
  closed_at timestamptz,
  constraint person_limit_explained check (
    num_nonnulls(state_reason_code, state_since, state_review_by, state_reference)
      = case when state in ('locked', 'suspended') then 4 else 0 end
  )
-- A login changes this row. With room for the new version on the page, it touches no index.
) with (fillfactor = 80);
create index person_newest on person (created_at desc, id desc);
create index person_referred_by on person (referred_by, id) where referred_by is not null;
create index person_lock_end on person (state_until) where state_until is not null;
-- The few limited accounts, by when they are due for review: the console counts them all day.
create index person_limited on person (state_review_by) where state_review_by is not null;

-- A sign-up form that was sent. Each of several for one address has its own code and becomes the account only by that code.
-- Until then the person has an address and nothing else.
create table signup_form (
  id uuid primary key,
  person_id uuid not null references person (id),
  -- SHA-256 of the token that the sending page names the form by.
  token_hash bytea not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  -- Empty if the address already has an account: then nothing of the form is kept.
  password_hash text not null,
  referred_by uuid references person (id),
  locale text not null,
  created_at timestamptz not null
);
create index signup_form_person on signup_form (person_id, created_at desc);
create index signup_form_age on signup_form (created_at);

-- A code or link sent to someone: only its SHA-256 is stored, it works once and for a short time. The interim ticket between
-- password and second factor is one too.
create table one_time_secret (
  id uuid primary key,
  person_id uuid not null references person (id),
  purpose text not null
    check (purpose in ('verify_email', 'reset_password', 'staff_link', 'login_ticket', 'not_me')),
  secret_hash bytea not null,
  -- The form that a code confirms.
  form_id uuid references signup_form (id) on delete cascade,
  -- The email that carries it, if any: its own time begins when that is delivered, and `expires_at` bounds both.
  -- No foreign key, because an email may be removed while its secret can still be used.
  mail_id uuid,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index one_time_secret_person on one_time_secret (person_id, purpose, created_at desc);
create unique index one_time_secret_hash on one_time_secret (secret_hash) where purpose <> 'verify_email';
create index one_time_secret_form on one_time_secret (form_id) where form_id is not null;

-- A change of address that waits for a code from both mailboxes; at most one for each person.
create table email_change (
  person_id uuid primary key references person (id),
  new_email text not null,
  new_email_key text not null,
  -- Null if the old mailbox needs no code: an address that the operator made up.
  old_code_hash bytea,
  -- Null if the address belongs to someone else: then no code is right, and nobody finds out.
  new_code_hash bytea,
  -- The emails that carry the two codes, as in one_time_secret.
  old_mail_id uuid,
  new_mail_id uuid,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- An address that was replaced, and the SHA-256 of the link that restores it for 72 hours. Each change has its own link:
-- a second change doesn't cancel the link of the first. The address is reserved for its owner while the link works.
create table replaced_email (
  undo_hash bytea primary key,
  person_id uuid not null references person (id),
  email text not null,
  email_key text not null,
  replaced_at timestamptz not null,
  undo_expires_at timestamptz not null
);
create index replaced_email_person on replaced_email (person_id);
create index replaced_email_key on replaced_email (email_key);
