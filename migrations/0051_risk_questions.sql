-- The five questions on risk that come before a first position on a test network (docs/decisions/0190): for each person the
-- latest answers, and when all were right for the first time. That moment never changes.
create table risk_check (
  person_id uuid primary key references person (id),
  answers jsonb not null,
  answered_at timestamptz not null,
  attempts integer not null check (attempts > 0),
  passed_at timestamptz
);
