-- How far people have been told in the app that a month's statement is ready: those up to this one, in the order of ids.
create table told_statement (
  period text primary key check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  last_person_id uuid,
  is_done boolean not null default false
);
-- A month that was over before people were told of it is not told now.
insert into told_statement (period, is_done)
  select to_char((now() at time zone 'UTC') - interval '1 month', 'YYYY-MM'), true
  where exists (select from ledger.transfer);
