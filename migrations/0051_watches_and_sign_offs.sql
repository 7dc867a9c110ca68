-- How an installation fares, written down by whichever process works, so that any process can tell
-- (docs/decisions/0044); and the days that staff have signed off.

create table job_health (
  name text primary key,
  -- Between the end of one run and the start of the next.
  pause_ms integer not null,
  last_ended_at timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz,
  last_error text,
  -- How long the last run took.
  last_ms integer not null
);

-- What each watch over the history found when it was through with all of it; a row for each watch.
create table watch (
  name text primary key,
  checked_at timestamptz not null,
  -- Since when something is wrong; null while nothing is.
  wrong_since timestamptz,
  -- What was found: {what, place, detail} each.
  findings jsonb not null,
  check ((wrong_since is null) = (findings = '[]'))
);

-- A day whose figures a member of staff has looked at. Taking it back is a row's end; the next one is a new row.
create table day_sign_off (
  id uuid primary key,
  day date not null,
  signed_by uuid not null references person (id),
  signed_at timestamptz not null,
  -- Needed where the ledger and the outside differ.
  note text,
  -- What was signed: by asset the two sums in the smallest unit.
  figures jsonb not null,
  taken_back_by uuid references person (id),
  taken_back_at timestamptz,
  taken_back_reason text,
  check ((taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null))
);
create unique index day_sign_off_standing on day_sign_off (day) where taken_back_at is null;
