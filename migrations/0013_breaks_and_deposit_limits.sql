-- What people set to protect themselves: a break from investing, and caps of their own on deposits.

alter table person
  drop constraint person_theme_check,
  add constraint person_theme_check check (theme in ('system', 'light', 'dark', 'contrast')),
  -- Until then nothing new is paid in or invested; it can be put off, never brought forward.
  add column break_until timestamptz;

-- A person's own cap on deposits for a rolling period; without a row there is none.
create table deposit_limit (
  person_id uuid not null references person (id),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null: none yet, or none any more.
  max_minor numeric(38, 0) check (max_minor > 0),
  -- A higher cap (or with null: none) that comes into force at `next_at`.
  next_max_minor numeric(38, 0) check (next_max_minor > 0),
  next_at timestamptz,
  primary key (person_id, period),
  check (next_at is not null or next_max_minor is null)
);
