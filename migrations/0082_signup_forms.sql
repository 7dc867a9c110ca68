-- A form that was sent to sign up. Of several for one address each has its own code, and becomes the account only by that;
-- until then the person has an address and nothing else.
create table signup_form (
  id uuid primary key,
  person_id uuid not null references person (id),
  -- SHA-256 of what the page that sent the form was told, and names it by.
  token_hash bytea not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  -- Empty where the address has an account already: then nothing of the form is kept.
  password_hash text not null,
  referred_by uuid references person (id),
  locale text not null,
  created_at timestamptz not null
);
create index signup_form_person on signup_form (person_id, created_at desc);
create index signup_form_age on signup_form (created_at);

alter table one_time_secret
  -- The form that a code confirms.
  add column form_id uuid references signup_form (id) on delete cascade;
create index one_time_secret_form on one_time_secret (form_id) where form_id is not null;

-- Who waits for confirmation now waits with the form that was sent last.
insert into signup_form
  (id, person_id, token_hash, email, first_name, last_name, password_hash, referred_by, locale, created_at)
select gen_random_uuid(), id, sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea),
  email, first_name, last_name, password_hash, referred_by, locale, now()
from person
where verified_at is null and staff_role is null and password_hash is not null;

update one_time_secret s set form_id = f.id
from signup_form f
where f.person_id = s.person_id and s.purpose = 'verify_email';

update one_time_secret s set superseded_at = now()
from signup_form f
where f.person_id = s.person_id and s.purpose = 'reset_password' and s.superseded_at is null;

update person p set password_hash = null, first_name = '', last_name = '', referred_by = null
from signup_form f
where f.person_id = p.id;

-- An address that was changed away is kept for its owner as long as the link in it works.
create index replaced_email_key on replaced_email (email_key);
