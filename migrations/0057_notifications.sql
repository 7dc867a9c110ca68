-- What people are told in the app, and what they chose to be told.

create table notification (
  -- Of version 7: in the order of time.
  id uuid primary key,
  -- A person, who is never removed. No foreign key: a day's results are told to everybody, and it would lock every person.
  person_id uuid not null,
  -- contract/src/notices.ts has the kinds and the facts of each; the words are the page's.
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (person_id, id desc);
create index notification_unread on notification (person_id) where read_at is null;
-- The results since somebody last looked are one notice, which grows.
create unique index notification_unread_results on notification (person_id)
  where kind = 'daily_results' and read_at is null;
-- For their removal after a year: they are written in the order of time.
create index notification_age on notification using brin (created_at);

-- A topic somebody chose otherwise than it is by itself: told in both ways.
create table notice_choice (
  person_id uuid not null references person (id),
  topic text not null,
  in_app boolean not null,
  by_mail boolean not null,
  primary key (person_id, topic)
);

-- How far the results of a plan's day have been told: the buckets up to this one.
create table told_result (
  plan_id text not null,
  day date not null,
  last_bucket_id bigint not null default 0,
  is_done boolean not null default false,
  primary key (plan_id, day),
  foreign key (plan_id, day) references accrued_result (plan_id, day)
);
-- What was accrued before there were notices is not told now.
insert into told_result (plan_id, day, is_done) select plan_id, day, true from accrued_result;
