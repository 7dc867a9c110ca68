-- Accruing a day for very many positions (server/src/positions/accrue-day.ts).

-- A day walks through the open positions of a plan investor by investor: what one investor gets of a plan is then one
-- posting as a rule, and balances and postings are written in the order in which they are stored.
drop index position_open;
create index position_due on position (plan_id, investor_id, id) where closed_at is null;

-- The same promise as two foreign keys, kept for each statement instead of for each row, where it took half of the time
-- of a day: an accrual names a position and a result that exist, and these never go away.
alter table accrual
  drop constraint accrual_position_id_fkey,
  drop constraint accrual_plan_id_day_fkey;

create function accrual_names_what_exists() returns trigger language plpgsql
-- One search of an index for each row, however few rows PostgreSQL expects.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from inserted i where not exists (select from position p where p.id = i.position_id)
  ) or exists (
    select from (select distinct i.plan_id, i.day from inserted i) i
    where not exists (select from daily_result r where r.plan_id = i.plan_id and r.day = i.day)
  ) then
    raise exception 'an accrual names a position or a daily result that does not exist'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger accrual_names_what_exists after insert on accrual referencing new table as inserted
  for each statement execute function accrual_names_what_exists();

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept: % refused', tg_table_name, lower(tg_op) using errcode = 'foreign_key_violation';
end $$;
create trigger kept before delete on position for each row execute function refuse_removal();
create trigger kept_whole before truncate on position for each statement execute function refuse_removal();
create trigger kept_key before update of id on position for each row
  when (new.id <> old.id) execute function refuse_removal();
