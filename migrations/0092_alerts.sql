-- What staff are alerted of (contract/src/staff-alerts.ts lists the kinds). One row stands for each thing that is wrong, by its
-- kind and subject, until it is over; the mails to staff go by this table too.
create table alert (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Which job, network or address, where there are several; empty where there is one.
  subject text not null default '' check (length(subject) <= 200),
  -- What stands in the gaps of the kind's sentence.
  facts jsonb not null default '{}',
  raised_at timestamptz not null,
  -- When it was last found to be so, and how often.
  found_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  -- Null until the mail about it is queued.
  mailed_at timestamptz,
  ended_at timestamptz,
  check (found_at >= raised_at and ended_at >= raised_at)
);
create unique index alert_standing on alert (kind, subject) where ended_at is null;
create index alert_unmailed on alert (raised_at) where mailed_at is null;
create index alert_by_time on alert (raised_at, id);
create index alert_over on alert (kind, subject, ended_at) where ended_at is not null;
