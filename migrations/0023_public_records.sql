-- Testimonials and team members: what public pages say about a person. A record is shown only while the person's own consent
-- to exactly these words is valid (docs/decisions/0044).
create table public_record (
  -- Made in the order of time.
  id uuid primary key,
  kind text not null check (kind in ('testimonial', 'team')),
  name text not null check (length(name) between 1 and 80),
  -- The person's role in the team. The page calls the author of a testimonial "practice user".
  role text check (length(role) between 1 and 80),
  words text not null check (length(words) <= 600),
  -- The language of the words.
  locale text not null,
  said_on date,
  -- Goes up with every change of what is shown; a consent is to one revision.
  revision integer not null default 1 check (revision > 0),
  -- How staff verified that the words are this person's; not shown.
  verification text,
  published_at timestamptz,
  published_by uuid references person (id),
  created_by uuid not null references person (id),
  created_at timestamptz not null,
  constraint public_record_role check ((kind = 'team') = (role is not null)),
  constraint public_record_said_on check ((kind = 'testimonial') = (said_on is not null)),
  constraint public_record_words check (kind = 'team' or words <> ''),
  constraint public_record_publication
    check ((published_at is null) = (published_by is null) and (published_at is null or verification is not null))
);

-- Who agreed to what, when and how. A consent is never edited: a new one is a new row, and the newest one counts.
create table record_consent (
  id uuid primary key,
  record_id uuid not null references public_record (id),
  revision integer not null,
  given_by text not null,
  given_on date not null,
  -- How it was given, and where it is kept.
  how text not null,
  text text not null,
  -- The last UTC day on which it is valid; null: until it is withdrawn.
  expires_on date constraint record_consent_period check (expires_on >= given_on),
  recorded_by uuid not null references person (id),
  recorded_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references person (id),
  withdrawal_reason text,
  constraint record_consent_withdrawal
    check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
create index record_consent_newest on record_consent (record_id, revision, id desc);

-- The consent that counts for the present words; no row if the newest one was withdrawn.
create view standing_consent as
  select r.id as record_id, c.id, c.expires_on
  from public_record r
  cross join lateral (
    select c.id, c.expires_on, c.withdrawn_at from record_consent c
    where c.record_id = r.id and c.revision = r.revision order by c.id desc limit 1
  ) c
  where c.withdrawn_at is null;

-- What a consent was given to never changes; only its withdrawal is added.
create function keep_consent() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.withdrawn_at is not null or (new.id, new.record_id, new.revision, new.given_by, new.given_on, new.how, new.text,
      new.expires_on, new.recorded_by, new.recorded_at)
    is distinct from (old.id, old.record_id, old.revision, old.given_by, old.given_on, old.how, old.text,
      old.expires_on, old.recorded_by, old.recorded_at)
  then
    raise exception 'consent % stays as it was given', old.id;
  end if;
  return new;
end $$;
create trigger given_once before update on record_consent for each row execute function keep_consent();
