-- How the installation is doing, written by whichever process does the work, so that any process can report it
-- (docs/decisions/0044); alerts for staff; and the days that staff have signed off.

create table job_health (
  name text primary key,
  -- From the end of one run to the start of the next.
  pause_ms integer not null,
  last_ended_at timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz,
  last_error text,
  -- How long the last run took.
  last_ms integer not null
);

-- What each integrity check found when it last finished reading all of the history; one row for each check.
create table watch (
  name text primary key,
  checked_at timestamptz not null,
  -- Since when something is wrong; null while nothing is.
  wrong_since timestamptz,
  -- What was found: {what, place, detail} each.
  findings jsonb not null,
  constraint watch_wrong check ((wrong_since is null) = (findings = '[]'))
);

-- Alerts for staff (contract/src/staff-alerts.ts lists the kinds). One row for each thing that is wrong, by its kind and
-- subject, until it is over. The emails to staff are sent from this table too.
create table alert (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Which job, network or address, if there are several; empty if there is one.
  subject text not null default '' check (length(subject) <= 200),
  -- The parameters of the kind's sentence.
  facts jsonb not null default '{}',
  raised_at timestamptz not null,
  -- When it was last found, and how often.
  found_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  -- Null until the email about it is queued.
  mailed_at timestamptz,
  ended_at timestamptz,
  constraint alert_period check (found_at >= raised_at and ended_at >= raised_at)
);
create unique index alert_standing on alert (kind, subject) where ended_at is null;
create index alert_unmailed on alert (raised_at) where mailed_at is null;
create index alert_by_time on alert (raised_at, id);
create index alert_over on alert (kind, subject, ended_at) where ended_at is not null;

-- A day whose figures a member of staff has reviewed. Taking it back ends the row; the next sign-off is a new row.
create table day_sign_off (
  id uuid primary key,
  day date not null,
  signed_by uuid not null references person (id),
  signed_at timestamptz not null,
  -- Required if the ledger and the outside differ.
  note text,
  -- What was signed: for each asset, the two sums in the smallest unit.
  figures jsonb not null,
  taken_back_by uuid references person (id),
  taken_back_at timestamptz,
  taken_back_reason text,
  constraint day_sign_off_taken_back
    check ((taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null))
);
create unique index day_sign_off_standing on day_sign_off (day) where taken_back_at is null;
