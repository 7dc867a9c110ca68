-- Whom a month's statement was announced to: the row is what makes it once for each person and month, however many
-- processes look. Without a mail nothing was booked by the end of that month.
create table statement_mail (
  person_id uuid not null references person (id),
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  mail_id uuid,
  made_at timestamptz not null,
  primary key (person_id, period)
);
