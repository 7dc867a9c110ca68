-- Postings are kept by month (docs/decisions/0256). ledger.posting is divided by ranges of transfers, whose ids are in the
-- order of time. Everything so far becomes the first of its partitions: the table is renamed and attached with its indexes,
-- and no row is read, because a range without limits asks for no more than that the id isn't null.

-- Tables are told by the name that everybody knows them by, whichever partition a statement meets.
create or replace function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'ledger.% is append-only: % refused',
    (select c.relname from pg_class c where c.oid = coalesce(pg_partition_root(tg_relid), tg_relid)), lower(tg_op)
    using errcode = 'LG008';
end $$;

-- The name stays, for a table that has everything the old one has: processes of an older version see no difference.
-- squawk-ignore renaming-table
alter table ledger.posting rename to posting_first;
alter index ledger.posting_pkey rename to posting_first_pkey;
alter index ledger.posting_account rename to posting_first_account;
-- Comes back from the table above it: triggers for each row are passed on to partitions, those for each statement aren't.
drop trigger append_only on ledger.posting_first;

-- The columns and constraints are those of 0001_ledger.sql.
create table ledger.posting (
  transfer_id bigint not null,
  line smallint not null constraint posting_line_check check (line > 0),
  account_id bigint not null,
  asset text not null,
  amount numeric(38, 0) not null,
  balance_after numeric(38, 0),
  primary key (transfer_id, line),
  constraint posting_amount check (amount <> 0 and amount <> 'NaN'),
  constraint posting_not_overdrawn check (balance_after >= 0 and balance_after <> 'NaN')
) partition by range (transfer_id);
create index posting_account on ledger.posting (account_id, transfer_id);
create trigger append_only before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger balanced after insert on ledger.posting referencing new table as inserted
  for each statement execute function ledger.refuse_unbalanced();
alter table ledger.posting attach partition ledger.posting_first for values from (minvalue) to (maxvalue);

-- A view keeps the table that it was made for, whatever its name is now.
create or replace view ledger.account_balance as
select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id,
  case when a.materialised
    then (select b.amount from ledger.balance b where b.account_id = a.id)
    else (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account_id = a.id)
  end as amount
from ledger.account a;

-- The partitions of ledger.posting, each up to where the next one begins. The invariants compare them with what is there.
create table ledger.posting_month (
  partition text primary key,
  -- The month in which it began, by the product's clock.
  month date not null unique check (isfinite(month) and extract(day from month) = 1),
  -- Null for the first, which has everything from the beginning.
  from_transfer_id bigint unique
);
insert into ledger.posting_month (partition, month)
values ('posting_first', date_trunc('month', now() at time zone 'UTC')::date);
create trigger append_only before update or delete on ledger.posting_month
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting_month
  for each statement execute function ledger.refuse_change();

-- Does one step of beginning the month of `_now`, if there is one to do, and says which. To be called again, in a
-- transaction of its own, until there is none. Each step finds out what the ones before have left, so any process may go on
-- after one that was killed.
--
--   bounded   the newest partition has a check that nothing comes to it from an id on that is far ahead
--   checked   PostgreSQL has looked through the partition whether that is so; nobody waits meanwhile
--   divided   so the partition is cut off there without looking, and the next one begins with that id
--   begun     the ids of transfers go on from there: postings are in the new month. Transactions under way have lower ids,
--             and post to the old one
--   released  the check is taken off again: the ids have come half the way to it, or the month isn't to begin any more
--   analyzed  the planner's figures for all partitions together are new; autovacuum makes only those of each
--   nothing   there was nothing to do
--   busy      another process is at it
--
-- A check can only refuse a posting whose id is beyond it, so no posting is refused as long as it is off before the ids are
-- there. The ids jump last, after the new partition is committed: setting a sequence is never undone.
create function ledger.begin_month(_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '5s' as $$
declare
  -- At 18,000 transfers a second, more than an hour and a half.
  v_ahead constant bigint := 100000000;
  v_month constant date := date_trunc('month', _now at time zone 'UTC')::date;
  v_next constant text := to_char(v_month, '"posting_"YYYY_MM');
  v_newest ledger.posting_month;
  v_last bigint;
  v_bound text;
  v_is_checked boolean;
  v_cut bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('ledger.begin_month', 0)) then
    return 'busy';
  end if;
  select * into strict v_newest from ledger.posting_month order by month desc limit 1;
  select s.last_value into v_last from ledger.transfer_id_seq s;
  -- Only where the ids can't get there between this look and the jump: going back would give them twice.
  if v_last < v_newest.from_transfer_id - v_ahead / 100 then
    perform setval('ledger.transfer_id_seq', v_newest.from_transfer_id, false);
    return 'begun';
  end if;

  select c.conname, c.convalidated, substring(c.conname from '\d+$')::bigint into v_bound, v_is_checked, v_cut
  from pg_constraint c
  where c.conrelid = to_regclass('ledger.' || v_newest.partition) and c.conname ~ '^ends_at_\d+$';
  if v_bound is null and v_month <= v_newest.month then
    if coalesce(pg_stat_get_last_analyze_time('ledger.posting'::regclass), '-infinity') > now() - interval '1 day' then
      return 'nothing';
    end if;
    execute case when current_setting('server_version_num')::int < 180000 then 'analyze ledger.posting'
      else 'analyze only ledger.posting' end;
    return 'analyzed';
  end if;

  -- Autovacuum gives way to these, and nobody waits behind them. The locks below are then there at once or, behind a reader
  -- that takes long, not at all: everybody would wait for it with us.
  lock table only ledger.posting in share update exclusive mode;
  execute format('lock table only ledger.%I in share update exclusive mode', v_newest.partition);
  if v_bound is null then
    perform set_config('lock_timeout', '300ms', true);
    v_cut := v_last + v_ahead;
    execute format('alter table ledger.%I add constraint ends_at_%s check (transfer_id < %s::bigint%s) not valid',
      v_newest.partition, v_cut, v_cut,
      -- A partition that is detached for a moment has to bring its beginning along.
      ' and transfer_id >= ' || v_newest.from_transfer_id || '::bigint');
    return 'bounded';
  elsif v_month <= v_newest.month or v_cut - v_last < v_ahead / 2 then
    execute format('alter table ledger.%I drop constraint %I', v_newest.partition, v_bound);
    return 'released';
  elsif not v_is_checked then
    execute format('alter table ledger.%I validate constraint %I', v_newest.partition, v_bound);
    return 'checked';
  end if;

  perform set_config('lock_timeout', '300ms', true);
  lock table only ledger.posting in access exclusive mode;
  execute format('lock table only ledger.%I in access exclusive mode', v_newest.partition);
  execute format('alter table ledger.posting detach partition ledger.%I', v_newest.partition);
  execute format('alter table ledger.posting attach partition ledger.%I for values from (%s) to (%L)',
    v_newest.partition, coalesce(quote_literal(v_newest.from_transfer_id), 'minvalue'), v_cut);
  execute format('alter table ledger.%I drop constraint %I', v_newest.partition, v_bound);
  execute format('create table ledger.%I partition of ledger.posting for values from (%L) to (maxvalue)', v_next, v_cut);
  execute format('create trigger append_only_truncate before truncate on ledger.%I
    for each statement execute function ledger.refuse_change()', v_next);
  execute format('create trigger balanced after insert on ledger.%I referencing new table as inserted
    for each statement execute function ledger.refuse_unbalanced()', v_next);
  insert into ledger.posting_month (partition, month, from_transfer_id) values (v_next, v_month, v_cut);
  return 'divided';
end $$;

revoke all on ledger.posting, ledger.posting_month from public;
revoke all on function ledger.begin_month(timestamptz) from public;
