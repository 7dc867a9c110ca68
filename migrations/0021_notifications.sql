-- What people are told in the app and by email, and what they chose to be told.

create table notification (
  -- Version 7, in the order of time.
  id uuid primary key,
  -- A person, who is never removed. No foreign key: a day's results are told to everyone, and it would lock every person.
  person_id uuid not null,
  -- contract/src/notices.ts has the kinds and their facts; the page has the words.
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (person_id, id desc);
create index notification_unread on notification (person_id) where read_at is null;
-- The results since someone last looked are one notification, which grows.
create unique index notification_unread_results on notification (person_id)
  where kind = 'daily_results' and read_at is null;
-- For removing them after a year: rows are stored in the order of time.
create index notification_age on notification using brin (created_at);

-- A topic for which someone changed the default.
create table notice_choice (
  person_id uuid not null references person (id),
  topic text not null,
  in_app boolean not null,
  by_mail boolean not null,
  primary key (person_id, topic)
);

-- How far the results of a plan's day have been announced: the buckets up to this one.
create table told_result (
  plan_id text not null,
  day date not null,
  last_bucket_id bigint not null default 0,
  is_done boolean not null default false,
  primary key (plan_id, day),
  foreign key (plan_id, day) references accrued_result (plan_id, day)
);

-- How far a month's statements have been announced in the app: the people up to this one, in the order of ids.
create table told_statement (
  period text primary key check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  last_person_id uuid,
  is_done boolean not null default false
);

-- To whom a month's statement was announced by email: the row makes it once for each person and month, however many processes
-- work on it. Without an email, nothing was booked by the end of that month.
create table statement_mail (
  person_id uuid not null references person (id),
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  mail_id uuid,
  made_at timestamptz not null,
  primary key (person_id, period)
);
