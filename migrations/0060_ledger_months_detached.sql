-- Old months of postings may leave ledger.posting (docs/decisions/0261): the oldest of its partitions becomes a table beside
-- it, which the operator keeps elsewhere and drops. What its postings came to for each account is brought forward, so every
-- sum stays what it was. Months go from the oldest on and come back from the newest on: what is here begins with one transfer.

-- For each account, the sum and the number of the postings that are no longer in ledger.posting. Only the functions below
-- change it, as they do ledger.balance.
create table ledger.brought_forward (
  account_id bigint primary key references ledger.account,
  amount numeric(38, 0) not null,
  postings_count bigint not null check (postings_count >= 0),
  -- NaN sorts above every number, so it needs its own test. Investors' accounts were never below zero.
  constraint brought_forward_amount check (amount <> 'NaN' and (amount >= 0 or account_id < 1000))
);
create trigger append_only before delete on ledger.brought_forward
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.brought_forward
  for each statement execute function ledger.refuse_change();

-- Each time that a month went or came back. The newest row says what is here now; without one, everything is.
create table ledger.posting_month_move (
  step bigint generated always as identity primary key,
  partition text not null references ledger.posting_month,
  is_detached boolean not null,
  -- By the product's clock.
  moved_at timestamptz not null,
  -- What the month consists of, to tell whether a table that is to come back is the one that went.
  postings_count bigint not null,
  checksum numeric not null,
  -- From here on: the postings of transfers from this id on are in ledger.posting; null where all are.
  from_transfer_id bigint,
  -- Whatever was booked at this moment or later is among them.
  since timestamptz,
  -- The seal before that transfer: the chain's hash is known there, and can't be computed from the beginning any more.
  position bigint not null,
  sealed_transfer_id bigint,
  hash bytea not null check (octet_length(hash) = 32),
  -- SHA-256 of what is brought forward on the house accounts. Those of investors are told by their balances.
  house_hash bytea not null check (octet_length(house_hash) = 32),
  check ((from_transfer_id is null) = (since is null))
);
create trigger append_only before update or delete on ledger.posting_month_move
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting_month_move
  for each statement execute function ledger.refuse_change();

-- Where ledger.posting begins; one row, also where it has everything.
create view ledger.postings_begin as
select coalesce(m.from_transfer_id, -9223372036854775808) as transfer_id, m.since, coalesce(m.position, 0) as position,
  m.sealed_transfer_id, coalesce(m.hash, sha256('evenmoor ledger')) as hash, m.house_hash
from (select) one
left join lateral (select * from ledger.posting_month_move order by step desc limit 1) m on true;

create or replace view ledger.account_balance as
select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id,
  case when a.materialised
    then (select b.amount from ledger.balance b where b.account_id = a.id)
    else (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account_id = a.id)
      + coalesce((select f.amount from ledger.brought_forward f where f.account_id = a.id), 0)
  end as amount
from ledger.account a;

-- The last seal of a transfer below this id; null where there is none. Seals are in the order of ids, and without gaps.
create function ledger.seal_before(_transfer_id bigint) returns ledger.seal
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_low bigint := 0;
  v_high bigint := coalesce((select max(s.position) from ledger.seal s), 0);
  v_middle bigint;
  v_id bigint;
  v_seal ledger.seal;
begin
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    select s.transfer_id into strict v_id from ledger.seal s where s.position = v_middle;
    if v_id < _transfer_id then v_low := v_middle; else v_high := v_middle - 1; end if;
  end loop;
  select * into v_seal from ledger.seal s where s.position = v_low;
  return v_seal;
end $$;

-- What the next row of ledger.posting_month_move says of the house accounts.
create function ledger.brought_forward_of_house() returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(coalesce(string_agg(
    concat_ws(':', f.account_id, trunc(f.amount), f.postings_count), E'\n' order by f.account_id), ''), 'UTF8'))
  from ledger.brought_forward f where f.account_id < 1000 and f.postings_count > 0
$$;

-- Why the month that began in _month can't go now, by the product's clock; null where it can:
--
--   nothing     it went before
--   unknown     no month began then
--   newest      postings still come to it
--   not_oldest  an older one is here
--   too_young   it ended less than 12 months ago
--   unsealed    the chain hasn't reached its end
create function ledger.why_month_stays(_month date, _now timestamptz) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_begin constant bigint := (select b.transfer_id from ledger.postings_begin b);
  v_from bigint;
  v_next ledger.posting_month;
begin
  select coalesce(m.from_transfer_id, -9223372036854775808) into v_from from ledger.posting_month m where m.month = _month;
  select * into v_next from ledger.posting_month m where m.from_transfer_id > v_from order by m.from_transfer_id limit 1;
  return case
    when v_from is null then 'unknown'
    when v_from < v_begin then 'nothing'
    when v_next.partition is null then 'newest'
    when v_from > v_begin then 'not_oldest'
    when v_next.month + interval '12 months' > _now at time zone 'UTC' then 'too_young'
    when (select p.sealed_to from ledger.seal_progress p) < v_next.from_transfer_id then 'unsealed'
  end;
end $$;

-- Takes the month that began in _month off ledger.posting, by the product's clock. The table stays, with its postings. Says
-- why not (ledger.why_month_stays, or `busy` where another process is at the months), or that it is `detached`: that holds
-- once the transaction is committed. One transaction, so that whoever reads finds the postings either there or brought
-- forward. For the owner alone.
create function ledger.detach_month(_month date, _now timestamptz) returns text
language plpgsql set search_path = pg_catalog, pg_temp set lock_timeout = '5s' as $$
declare
  v_stays text;
  v_month ledger.posting_month;
  v_next ledger.posting_month;
  v_seal ledger.seal;
  v_content record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'moving a month needs a new view for each statement: use read committed' using errcode = 'LG006';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('ledger.begin_month', 0)) then
    return 'busy';
  end if;
  v_stays := ledger.why_month_stays(_month, _now);
  if v_stays is not null then
    return v_stays;
  end if;
  select * into strict v_month from ledger.posting_month m where m.month = _month;
  select * into strict v_next from ledger.posting_month m where m.month > _month order by m.month limit 1;

  -- Autovacuum gives way to these, and nobody waits behind them. Nothing comes to this month any more: it is sealed.
  lock table only ledger.posting in share update exclusive mode;
  execute format('lock table only ledger.%I in share update exclusive mode', v_month.partition);
  -- Not by "on conflict": that would check the sum of this month alone, and an account may have lost money in it.
  execute format('with month as (
      select p.account_id, sum(p.amount) as amount, count(*) as postings_count from ledger.%I p group by p.account_id
    ), added as (
      update ledger.brought_forward f
      set amount = f.amount + m.amount, postings_count = f.postings_count + m.postings_count
      from month m where f.account_id = m.account_id returning f.account_id
    )
    insert into ledger.brought_forward (account_id, amount, postings_count)
    select m.account_id, m.amount, m.postings_count from month m
    where not exists (select from added a where a.account_id = m.account_id)',
    v_month.partition);
  select * into strict v_content from ledger.month_content(v_month.partition);
  v_seal := ledger.seal_before(v_next.from_transfer_id);
  insert into ledger.posting_month_move (
    partition, is_detached, moved_at, postings_count, checksum, from_transfer_id, since, position, sealed_transfer_id, hash,
    house_hash)
  select v_month.partition, true, _now, v_content.postings_count, v_content.checksum, v_next.from_transfer_id,
    -- Some transfers of this month may be of a later moment than the first of the next: ids are drawn before the commit.
    coalesce(greatest(b.since, (
      select date_trunc('milliseconds', max(t.created_at)) + interval '1 millisecond' from ledger.transfer t
      where t.id >= b.transfer_id and t.id < v_next.from_transfer_id)), v_next.month at time zone 'UTC'),
    coalesce(v_seal.position, 0), v_seal.transfer_id, coalesce(v_seal.hash, sha256('evenmoor ledger')),
    ledger.brought_forward_of_house()
  from ledger.postings_begin b;

  -- There at once or not at all: behind a reader that takes long, everybody would wait with us.
  perform set_config('lock_timeout', '300ms', true);
  lock table only ledger.posting in access exclusive mode;
  execute format('lock table only ledger.%I in access exclusive mode', v_month.partition);
  execute format('alter table ledger.posting detach partition ledger.%I', v_month.partition);
  -- What ledger.posting passed on went with it.
  execute format('create trigger append_only before update or delete on ledger.%I
    for each row execute function ledger.refuse_change()', v_month.partition);
  return 'detached';
end $$;

-- The way back, as long as the table is there and has what it had:
--
--   attached    it is done; it holds once the transaction is committed
--   nothing     it is here
--   busy        another process is at the months
--   unknown     no month began then
--   not_newest  a later one isn't here
--   gone        its table isn't there
--   changed     its table has other postings than it had
create function ledger.attach_month(_month date, _now timestamptz) returns text
language plpgsql set search_path = pg_catalog, pg_temp set lock_timeout = '5s' as $$
declare
  v_here ledger.postings_begin;
  v_month ledger.posting_month;
  v_from bigint;
  v_taken ledger.posting_month_move;
  v_seal ledger.seal;
  v_is_same boolean;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'moving a month needs a new view for each statement: use read committed' using errcode = 'LG006';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('ledger.begin_month', 0)) then
    return 'busy';
  end if;
  select * into v_month from ledger.posting_month m where m.month = _month;
  if not found then
    return 'unknown';
  end if;
  select * into strict v_here from ledger.postings_begin;
  v_from := coalesce(v_month.from_transfer_id, -9223372036854775808);
  if v_from >= v_here.transfer_id then
    return 'nothing';
  elsif exists (
    select from ledger.posting_month m where m.from_transfer_id > v_from and m.from_transfer_id < v_here.transfer_id)
  then
    return 'not_newest';
  elsif to_regclass('ledger.' || v_month.partition) is null then
    return 'gone';
  end if;
  select * into strict v_taken from ledger.posting_month_move m
  where m.partition = v_month.partition and m.is_detached order by m.step desc limit 1;

  -- Nobody reads this table, so all that takes long may be done with it alone.
  execute format('lock table only ledger.%I in access exclusive mode', v_month.partition);
  select (c.postings_count, c.checksum) = (v_taken.postings_count, v_taken.checksum) into strict v_is_same
  from ledger.month_content(v_month.partition) c;
  if not v_is_same then
    return 'changed';
  end if;
  execute format('update ledger.brought_forward f
    set amount = f.amount - s.amount, postings_count = f.postings_count - s.postings_count
    from (select p.account_id, sum(p.amount) as amount, count(*) as postings_count from ledger.%I p group by p.account_id) s
    where f.account_id = s.account_id', v_month.partition);
  -- It proves the range, so that nobody waits for a look through the postings.
  execute format('alter table ledger.%I add constraint is_of_month check (transfer_id < %s::bigint%s)', v_month.partition,
    v_here.transfer_id, ' and transfer_id >= ' || v_month.from_transfer_id || '::bigint');
  -- Comes back from the table above it; the others may be lost where a copy was restored.
  execute format('drop trigger if exists append_only on ledger.%I', v_month.partition);
  execute format('create or replace trigger append_only_truncate before truncate on ledger.%I
    for each statement execute function ledger.refuse_change()', v_month.partition);
  execute format('create or replace trigger balanced after insert on ledger.%I referencing new table as inserted
    for each statement execute function ledger.refuse_unbalanced()', v_month.partition);
  v_seal := ledger.seal_before(v_from);
  insert into ledger.posting_month_move (
    partition, is_detached, moved_at, postings_count, checksum, from_transfer_id, since, position, sealed_transfer_id, hash,
    house_hash)
  select v_month.partition, false, _now, v_taken.postings_count, v_taken.checksum, v_month.from_transfer_id,
    (select m.since from ledger.posting_month_move m
      where m.is_detached and m.from_transfer_id = v_month.from_transfer_id order by m.step desc limit 1),
    coalesce(v_seal.position, 0), v_seal.transfer_id, coalesce(v_seal.hash, sha256('evenmoor ledger')),
    ledger.brought_forward_of_house();

  perform set_config('lock_timeout', '300ms', true);
  lock table only ledger.posting in access exclusive mode;
  execute format('alter table ledger.posting attach partition ledger.%I for values from (%s) to (%L)', v_month.partition,
    coalesce(quote_literal(v_month.from_transfer_id), 'minvalue'), v_here.transfer_id);
  execute format('alter table ledger.%I drop constraint is_of_month', v_month.partition);
  return 'attached';
end $$;

-- How many postings a month's table has, and a sum over all that they say.
create function ledger.month_content(_partition text, out postings_count bigint, out checksum numeric)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  execute format($sql$
    select count(*), coalesce(sum(hashtextextended(concat_ws(':', p.transfer_id, p.line, p.account_id, p.asset,
      trunc(p.amount), coalesce(trunc(p.balance_after)::text, '')), 0)), 0)
    from ledger.%I p$sql$, _partition) into strict postings_count, checksum;
end $$;

revoke all on ledger.brought_forward, ledger.posting_month_move, ledger.postings_begin from public;
revoke all on function ledger.seal_before(bigint), ledger.brought_forward_of_house(), ledger.month_content(text),
  ledger.why_month_stays(date, timestamptz),
  ledger.detach_month(date, timestamptz), ledger.attach_month(date, timestamptz) from public;
