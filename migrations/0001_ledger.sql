-- The double-entry ledger: accounts, transfers, postings, balances. Product rules: docs/architecture.md ("Money").
-- Nothing here is ever updated except the cached balances, and those only inside the functions below.
-- Works on PostgreSQL 15 and later.
--
-- Refusals, by SQLSTATE (ledger/src/post.ts names them):
--   LG001 unbalanced            LG002 unknown account       LG003 insufficient funds
--   LG004 key reused            LG005 already reversed      LG006 malformed
--   LG007 not a mirror of the reversed transfer              LG008 append-only

create schema ledger;

create table ledger.asset (
  code text primary key,
  scale smallint not null check (scale between 0 and 18)
);

insert into ledger.asset (code, scale) values
  ('usd', 6), ('usdt', 18), ('bnb', 18), ('eth', 18), ('btc', 8), ('ltc', 8), ('trx', 6);

-- The chart of accounts is a constraint, so no account outside of it can exist.
create table ledger.account (
  id bigint generated always as identity (start with 1000) primary key,
  kind text not null,
  asset text not null references ledger.asset,
  owner_id uuid,
  position_id uuid,
  -- A materialised account has a row in ledger.balance and can never go below zero.
  -- The others (house accounts, touched by nearly every transfer) are what their postings sum to: no hot row.
  materialised boolean not null,
  opened_at timestamptz not null default clock_timestamp(),
  constraint account_once unique nulls not distinct (owner_id, kind, asset, position_id),
  constraint account_house_id check ((owner_id is null) = (id < 1000)),
  constraint account_chart check (
    case
      when kind in ('available', 'withdrawing')
        then asset = 'usd' and owner_id is not null and position_id is null and materialised
      when kind = 'invested'
        then asset = 'usd' and owner_id is not null and position_id is not null and materialised
      when kind = 'conversion'
        then owner_id is null and position_id is null and not materialised
      when kind in ('custody', 'outside')
        then asset <> 'usd' and owner_id is null and position_id is null and not materialised
      when kind in ('results', 'fees', 'rounding')
        then asset = 'usd' and owner_id is null and position_id is null and not materialised
      else false
    end
  )
);

-- House accounts have fixed ids below 1000 (ledger/src/chart.ts holds the same list; a test compares them).
insert into ledger.account (id, kind, asset, materialised) overriding system value
select h.first_id + a.place, h.kind, a.code, false
from (values ('usd', 0), ('usdt', 1), ('bnb', 2), ('eth', 3), ('btc', 4), ('ltc', 5), ('trx', 6)) as a (code, place)
join (values ('conversion', 10), ('custody', 20), ('outside', 30)) as h (kind, first_id)
  on h.kind = 'conversion' or a.code <> 'usd';

insert into ledger.account (id, kind, asset, materialised) overriding system value values
  (40, 'results', 'usd', false), (50, 'fees', 'usd', false), (60, 'rounding', 'usd', false);

-- fillfactor: room on the page, so that an update stays there and no index is touched.
create table ledger.balance (
  account_id bigint primary key references ledger.account,
  -- The account's, so that posting many transfers need not look at the accounts.
  asset text not null,
  amount numeric(38, 0) not null default 0,
  version bigint not null default 0,
  -- NaN counts as larger than every number, so it needs its own words.
  constraint balance_not_negative check (amount >= 0 and amount <> 'NaN')
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create table ledger.transfer (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  reference text not null check (length(reference) between 1 and 200 and reference !~ '[\x01-\x1f]'),
  reverses bigint references ledger.transfer,
  -- SHA-256 of the content (ledger.content_hash): tells a repeated call from a key used for something else.
  input_hash bytea not null check (octet_length(input_hash) = 32),
  -- The business day, where there is one (the day of an accrual).
  effective_on date,
  -- Taken while the balances are locked, so along one investor's account it never runs backwards.
  created_at timestamptz not null default clock_timestamp(),
  constraint transfer_reversal check ((kind = 'reversal') = (reverses is not null))
);

-- Partial: an index that holds every transfer would cost each of them, and hardly any reverses another.
create unique index transfer_reversed_once on ledger.transfer (reverses) where reverses is not null;

-- No foreign keys: they cost a third of the rate, nobody but ledger.post may insert here, and the invariants check.
create table ledger.posting (
  transfer_id bigint not null,
  line smallint not null check (line > 0),
  account_id bigint not null,
  asset text not null,
  amount numeric(38, 0) not null,
  -- The account's balance after this posting; null on accounts that are not materialised.
  balance_after numeric(38, 0),
  primary key (transfer_id, line),
  constraint posting_amount check (amount <> 0 and amount <> 'NaN')
);

create index posting_account on ledger.posting (account_id, transfer_id);

-- Every account with its balance; the one place that knows how an unmaterialised one is summed.
create view ledger.account_balance as
select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id,
  case when a.materialised
    then (select b.amount from ledger.balance b where b.account_id = a.id)
    else (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account_id = a.id)
  end as amount
from ledger.account a;

-- ── Append-only ──────────────────────────────────────────────────────────────────────────────────────────────

create function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'ledger.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'LG008';
end $$;

create trigger append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.account
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.account
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.asset
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.asset
  for each statement execute function ledger.refuse_change();
-- A balance changes with every posting, but it never goes away.
create trigger append_only before delete on ledger.balance
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.balance
  for each statement execute function ledger.refuse_change();

-- The second wall behind ledger.post: whoever inserts, each statement's postings balance per transfer and asset.
create function ledger.refuse_unbalanced() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_transfer_id bigint;
begin
  select i.transfer_id into v_transfer_id from inserted i
  group by i.transfer_id, i.asset having sum(i.amount) <> 0 limit 1;
  if found then
    raise exception 'postings of transfer % do not sum to zero', v_transfer_id using errcode = 'LG001';
  end if;
  return null;
end $$;

create trigger balanced after insert on ledger.posting referencing new table as inserted
  for each statement execute function ledger.refuse_unbalanced();

-- ── Functions: the only writers ──────────────────────────────────────────────────────────────────────────────

-- What a transfer says, as one hash. The order of the lines does not count. ledger/src/content-hash.ts does the same.
create function ledger.content_hash(
  _kind text, _reference text, _reverses bigint, _effective_on date, _account_ids bigint[], _amounts numeric[]
) returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(concat_ws(E'\n',
    _kind, _reference, coalesce(_reverses::text, ''), coalesce(to_char(_effective_on, 'YYYY-MM-DD'), ''),
    (select string_agg(t.account_id || ':' || trunc(t.amount)::text, E'\n' order by t.account_id)
     from unnest(_account_ids, _amounts) as t (account_id, amount))
  ), 'UTF8'))
$$;

-- The id of an account, or null. Two queries, because the index does not serve "is not distinct from" on the owner.
create function ledger.find_account(_kind text, _asset text, _owner_id uuid, _position_id uuid) returns bigint
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if _owner_id is null then
    return (select a.id from ledger.account a
      where a.owner_id is null and a.kind = _kind and a.asset = _asset and _position_id is null);
  end if;
  return (select a.id from ledger.account a
    where a.owner_id = _owner_id and a.kind = _kind and a.asset = _asset
      and a.position_id is not distinct from _position_id);
end $$;

-- Opens an investor's account, or finds it; the same arguments always give the same id. Of house accounts it only
-- finds those the migrations made. LG006 for anything outside the chart.
create function ledger.open_account(_kind text, _asset text, _owner_id uuid, _position_id uuid) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint := ledger.find_account(_kind, _asset, _owner_id, _position_id);
begin
  if v_id is not null then
    return v_id;
  end if;
  if not coalesce(
    _asset = 'usd' and _owner_id is not null and (
      (_kind in ('available', 'withdrawing') and _position_id is null)
      or (_kind = 'invested' and _position_id is not null)),
    false)
  then
    raise exception 'no such account in the chart: % % owner % position %', _kind, _asset, _owner_id, _position_id
      using errcode = 'LG006';
  end if;
  insert into ledger.account (kind, asset, owner_id, position_id, materialised)
  values (_kind, _asset, _owner_id, _position_id, true)
  on conflict do nothing returning id into v_id;
  if v_id is not null then
    insert into ledger.balance (account_id, asset) values (v_id, _asset);
    return v_id;
  end if;
  -- Someone else opened it since the first look, and its balance with it.
  return ledger.find_account(_kind, _asset, _owner_id, _position_id);
end $$;

-- Books one transfer. Idempotent by key: the same key with the same hash gives the first transfer's id and
-- replayed = true, whatever has happened since. Any refusal raises and leaves nothing behind.
-- Order of the checks: malformed, unknown account, unbalanced, mirror, (locks), key, already reversed, funds.
create function ledger.post(
  _key uuid, _kind text, _reference text, _input_hash bytea, _reverses bigint, _effective_on date,
  _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- Left to itself PostgreSQL plans these statements anew at every call, because the arrays' lengths are known then:
-- measured, that is half of the time of a call or more.
set plan_cache_mode = force_generic_plan as $$
declare
  v_lines int;
  v_known int;
  v_distinct int;
  v_amounts_good boolean;
  v_balanced boolean;
  v_line record;
  v_after numeric[];
  v_short_account bigint;
  v_short_by numeric;
  v_hash bytea;
begin
  replayed := false;

  if _key is null or _kind is null or _reference is null or _input_hash is null
    or coalesce(cardinality(_account_ids), 0) <> coalesce(cardinality(_amounts), 0)
    or coalesce(cardinality(_account_ids), 0) not between 2 and 30000
    or length(_reference) not between 1 and 200 or _reference ~ '[\x01-\x1f]'
    or _kind !~ '^[a-z][a-z_]{0,39}$' or octet_length(_input_hash) <> 32
    or (_kind = 'reversal') <> (_reverses is not null)
  then
    raise exception 'malformed transfer' using errcode = 'LG006';
  end if;

  select sum(g.lines), sum(g.known), sum(g.different), bool_and(g.amounts_good), bool_and(g.total = 0)
  into v_lines, v_known, v_distinct, v_amounts_good, v_balanced
  from (
    select count(*) as lines, count(a.id) as known, count(distinct t.account_id) as different,
      -- abs() < 1e30 also turns away NaN and the infinities; trunc() turns away fractions before the column rounds them.
      bool_and(coalesce(t.amount <> 0 and abs(t.amount) < 1e30 and t.amount = trunc(t.amount), false)) as amounts_good,
      sum(t.amount) as total
    from unnest(_account_ids, _amounts) as t (account_id, amount)
    left join ledger.account a on a.id = t.account_id
    group by a.asset
  ) g;
  if not v_amounts_good or v_distinct <> v_lines then
    raise exception 'malformed postings: an amount that is zero, fractional or too large, or an account named twice'
      using errcode = 'LG006';
  end if;
  if v_known <> v_lines then
    raise exception 'unknown account' using errcode = 'LG002';
  end if;
  if not v_balanced then
    raise exception 'postings do not sum to zero' using errcode = 'LG001';
  end if;
  if _reverses is not null and not ledger.mirrors(_reverses, _account_ids, _amounts) then
    raise exception 'not a mirror of transfer %', _reverses using errcode = 'LG007';
  end if;

  -- Locks come before the key: the other order deadlocks with batches (stack.md part 2, section 4).
  v_after := array_fill(null::numeric, array[v_lines]);
  for v_line in
    select t.line, b.account_id, b.amount + t.amount as amount
    from unnest(_account_ids, _amounts) with ordinality as t (account_id, amount, line)
    join ledger.balance b on b.account_id = t.account_id
    order by b.account_id for no key update of b
  loop
    v_after[v_line.line] := v_line.amount;
    if v_line.amount < 0 and v_short_account is null then
      v_short_account := v_line.account_id;
      v_short_by := -v_line.amount;
    end if;
  end loop;

  insert into ledger.transfer (key, kind, reference, input_hash, reverses, effective_on)
  values (_key, _kind, _reference, _input_hash, _reverses, _effective_on)
  on conflict do nothing returning id into transfer_id;
  if transfer_id is null then
    select t.id, t.input_hash into transfer_id, v_hash from ledger.transfer t where t.key = _key;
    if not found then
      raise exception 'transfer % is already reversed', _reverses using errcode = 'LG005';
    end if;
    if v_hash <> _input_hash then
      raise exception 'key % was used for another transfer', _key using errcode = 'LG004';
    end if;
    replayed := true;
    return;
  end if;

  if v_short_account is not null then
    raise exception 'account % is short by %', v_short_account, v_short_by using errcode = 'LG003';
  end if;
  update ledger.balance b set amount = t.amount, version = b.version + 1
  from unnest(_account_ids, v_after) as t (account_id, amount)
  where b.account_id = t.account_id and t.amount is not null;
  insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
  select transfer_id, t.line, t.account_id, a.asset, t.amount, t.balance_after
  from unnest(_account_ids, _amounts, v_after) with ordinality as t (account_id, amount, balance_after, line)
  join ledger.account a on a.id = t.account_id;
end $$;

-- Books many transfers in one statement; none of them a reversal. Line i belongs to the transfer at _places[i] and moves
-- the account _account_ids[_accounts[i]] (both from 1); _account_ids holds each account once, in ascending order.
-- Only what is certain is booked: a transfer comes back without an id when its key is known already or used twice
-- here, when it is not sound, or when the debits of the batch up to it, taken without the batch's credits, are more
-- than an account holds. Such a one is posted singly (ledger/src/batch.ts), where it gets its exact verdict; without any
-- rows, all of them are.
--
-- What counts is how often an index is searched: each balance twice (to lock it and to change it), no account but
-- those of the house, and no joins of arrays, which PostgreSQL takes for short and would compare one by one.
create function ledger.post_batch(
  _keys uuid[], _kinds text[], _references text[], _input_hashes bytea[], _effective_on date[],
  _account_ids bigint[], _places int[], _accounts int[], _amounts numeric[]
) returns table (place int, transfer_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- As in ledger.post.
set plan_cache_mode = force_generic_plan as $$
declare
  -- By the place in _account_ids. House accounts come first, by their ids, and have no balance.
  v_assets text[];
  v_before numeric[];
  v_house_assets text[];
  -- By the place of the transfer; null where it is not booked.
  v_ids bigint[];
  v_complete int;
  v_left_out int[];
  v_lost bigint;
begin
  if _account_ids is distinct from array(select distinct i.id from unnest(_account_ids) as i (id) order by i.id) then
    return;
  end if;
  -- The same order of locks as in ledger.post: balances by account, then keys.
  select coalesce(array_agg(l.asset), '{}'), coalesce(array_agg(l.amount), '{}') into v_assets, v_before
  from (
    select b.asset, b.amount from ledger.balance b
    where b.account_id = any (_account_ids) order by b.account_id for no key update
  ) l;
  select coalesce(array_agg(a.asset order by a.id), '{}') into v_house_assets
  from ledger.account a where a.id = any (array(select i.id from unnest(_account_ids) as i (id) where i.id < 1000));
  v_assets := v_house_assets || v_assets;
  v_before := array_fill(null::numeric, array[cardinality(v_house_assets)]) || v_before;
  -- Otherwise an account is unknown, and no place in these lists is certain.
  if cardinality(v_assets) <> cardinality(_account_ids) then
    return;
  end if;

  with line as materialized (
    select l.place, l.account, l.amount, v_assets[l.account] as asset, v_before[l.account] as before
    from unnest(_places, _accounts, _amounts) as l (place, account, amount)
  ), transfer as (
    select s.place, bool_and(s.good) and sum(s.lines) >= 2 as good
    from (
      select l.place, count(*) as lines,
        count(l.asset) = count(*) and count(distinct l.account) = count(*) and sum(l.amount) = 0
          and bool_and(coalesce(l.amount <> 0 and abs(l.amount) < 1e30 and l.amount = trunc(l.amount), false)) as good
      from line l group by l.place, l.asset
    ) s group by s.place
  ), short as (
    select d.place
    from (
      select l.place, l.before + sum(l.amount) over (partition by l.account order by l.place) as rest
      from line l where l.amount < 0 and l.before is not null
    ) d where d.rest < 0
  )
  select (select count(*) from transfer t where t.place between 1 and cardinality(_keys)),
    array(select t.place from transfer t where not t.good union all select s.place from short s)
  into v_complete, v_left_out;
  if v_complete <> cardinality(_keys) then
    return;
  end if;

  -- The ids are drawn in the statement that inserts: ledger.seal_transfers counts on its lock being held by then.
  with given as materialized (
    select t.*, case when t.place <> all (v_left_out) then nextval('ledger.transfer_id_seq') end as id
    from unnest(_keys, _kinds, _references, _input_hashes, _effective_on) with ordinality
      as t (key, kind, reference, input_hash, effective_on, place)
    -- By key: batches that share keys then wait for each other in one order.
    order by t.key
  ), booked as (
    insert into ledger.transfer (id, key, kind, reference, input_hash, effective_on) overriding system value
    select g.id, g.key, g.kind, g.reference, g.input_hash, g.effective_on from given g where g.id is not null
    on conflict (key) do nothing returning id
  )
  select array_agg(g.id order by g.place), count(g.id) - (select count(*) from booked) into v_ids, v_lost from given g;
  if v_lost > 0 then
    select array_agg(t.id order by i.place) into v_ids
    from unnest(v_ids) with ordinality as i (id, place) left join ledger.transfer t on t.id = i.id;
  end if;

  insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
  select l.id, row_number() over (partition by l.id order by l.position), _account_ids[l.account], v_assets[l.account],
    l.amount, v_before[l.account] + sum(l.amount) over (partition by l.account order by l.id)
  from (
    select v_ids[u.place] as id, u.account, u.amount, u.position
    from unnest(_places, _accounts, _amounts) with ordinality as u (place, account, amount, position)
  ) l
  where l.id is not null
  order by l.id, l.position;

  update ledger.balance b set amount = b.amount + d.total, version = b.version + d.times
  from (
    select l.account, sum(l.amount) as total, count(*) as times
    from unnest(_places, _accounts, _amounts) as l (place, account, amount)
    where v_ids[l.place] is not null group by l.account
  ) d where b.account_id = _account_ids[d.account];

  return query select i.place::int, i.id from unnest(v_ids) with ordinality as i (id, place);
end $$;

-- True when the given postings undo the transfer line by line: the same accounts, each amount negated.
create function ledger.mirrors(_transfer_id bigint, _account_ids bigint[], _amounts numeric[]) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*) > 0 and bool_and(p.amount is not null and t.amount is not null and p.amount = -t.amount)
  from (select account_id, amount from ledger.posting where transfer_id = _transfer_id) p
  full join unnest(_account_ids, _amounts) as t (account_id, amount) on t.account_id = p.account_id
$$;

revoke all on schema ledger from public;
revoke all on all tables in schema ledger from public;
revoke all on all functions in schema ledger from public;
