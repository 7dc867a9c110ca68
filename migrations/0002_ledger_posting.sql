-- The only writers of the ledger. Each way of posting has a quick path and a careful one (docs/decisions/0032). The quick
-- path changes balances at once and relies on the walls of the tables. If it meets one (an overdraft, a repeated key, an
-- unknown account, malformed input), it is undone as a whole and the careful path gives the exact verdict.
--
-- Everyone takes locks in one order: balances by account id, then the key. The other order deadlocks with batches.

-- ── Accounts ─────────────────────────────────────────────────────────────────────────────────────────────────

-- The id of an account, or null. One query for each case, because "is not distinct from" doesn't use the index.
create function ledger.find_account(_kind text, _asset text, _owner_id uuid, _position_id uuid) returns bigint
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if _owner_id is null then
    return (select a.id from ledger.account a
      where a.owner_id is null and a.kind = _kind and a.asset = _asset and _position_id is null);
  elsif _position_id is null then
    return (select a.id from ledger.account a
      where a.owner_id = _owner_id and a.kind = _kind and a.asset = _asset and a.position_id is null);
  end if;
  return (select a.id from ledger.account a
    where a.owner_id = _owner_id and a.kind = _kind and a.asset = _asset and a.position_id = _position_id);
end $$;

-- Opens an investor's account or finds it: the same arguments always give the same id. It only finds house accounts and
-- never makes one. LG006 for anything outside the chart.
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

-- The balances of these accounts, which nobody else can change until the transaction ends. Call it after the locks on
-- business rows and before the first posting.
create function ledger.lock_balances(_account_ids bigint[])
returns table (account_id bigint, amount numeric)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select b.account_id, b.amount from ledger.balance b
  where b.account_id = any(_account_ids) order by b.account_id for no key update
$$;

-- ── What a transfer says ─────────────────────────────────────────────────────────────────────────────────────

-- The content of a transfer as one hash. The order of the lines doesn't matter. ledger/src/content-hash.ts does the same.
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

-- True if the given postings undo the transfer line by line: the same accounts, each amount negated.
create function ledger.mirrors(_transfer_id bigint, _account_ids bigint[], _amounts numeric[]) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*) > 0 and bool_and(p.amount is not null and t.amount is not null and p.amount = -t.amount)
  from (select account_id, amount from ledger.posting where transfer_id = _transfer_id) p
  full join unnest(_account_ids, _amounts) as t (account_id, amount) on t.account_id = p.account_id
$$;

-- ── One transfer ─────────────────────────────────────────────────────────────────────────────────────────────

-- The careful path of ledger.post, in this order of checks: malformed, (locks), unknown account, unbalanced, mirror, key,
-- already reversed, funds.
create function ledger.post_with_care(
  _key uuid, _kind text, _reference text, _input_hash bytea, _reverses bigint, _effective_on date,
  _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- PostgreSQL would otherwise plan these statements again at every call, because the arrays' lengths are known then. Measured,
-- that takes half the time of a call or more.
set plan_cache_mode = force_generic_plan as $$
declare
  v_lines int := coalesce(cardinality(_account_ids), 0);
  v_amount numeric;
  v_account record;
  v_previous bigint;
  v_found int := 0;
  -- By the line; null in v_after where the account has no balance.
  v_assets text[] := array_fill(null::text, array[v_lines]);
  v_after numeric[] := array_fill(null::numeric, array[v_lines]);
  v_asset text;
  v_sum_assets text[] := '{}';
  v_sums numeric[] := '{}';
  v_place int;
  v_short_account bigint;
  v_short_by numeric;
  v_hash bytea;
begin
  replayed := false;

  if _key is null or _kind is null or _reference is null or _input_hash is null
    or v_lines <> coalesce(cardinality(_amounts), 0) or v_lines not between 2 and 30000
    or length(_reference) not between 1 and 200 or _reference ~ '[\x01-\x1f]'
    or length(_kind) not between 1 and 40 or left(_kind, 1) = '_' or ltrim(_kind, 'abcdefghijklmnopqrstuvwxyz_') <> ''
    or octet_length(_input_hash) <> 32
    or (_kind = 'reversal') <> (_reverses is not null)
  then
    raise exception 'malformed transfer' using errcode = 'LG006';
  end if;
  foreach v_amount in array _amounts loop
    -- abs() < 1e30 also turns away NaN and the infinities; trunc() turns away fractions before the column rounds them.
    if (v_amount <> 0 and abs(v_amount) < 1e30 and v_amount = trunc(v_amount)) is not true then
      raise exception 'malformed postings: an amount that is zero, fractional or too large' using errcode = 'LG006';
    end if;
  end loop;

  -- Locks come before the key: the other order deadlocks with batches.
  for v_account in
    select t.line, b.account_id, b.asset, b.amount
    from unnest(_account_ids) with ordinality as t (account_id, line)
    join ledger.balance b on b.account_id = t.account_id
    order by b.account_id for no key update of b
  loop
    if v_account.account_id = v_previous then
      raise exception 'malformed postings: account % is named twice', v_previous using errcode = 'LG006';
    end if;
    v_previous := v_account.account_id;
    v_found := v_found + 1;
    v_amount := v_account.amount + _amounts[v_account.line];
    v_assets[v_account.line] := v_account.asset;
    v_after[v_account.line] := v_amount;
    if v_amount < 0 and v_short_account is null then
      v_short_account := v_account.account_id;
      v_short_by := -v_amount;
    end if;
  end loop;
  -- The rest are house accounts, which have no balance.
  if v_found < v_lines then
    v_previous := null;
    for v_account in
      select t.line, a.id, a.asset
      from unnest(_account_ids) with ordinality as t (account_id, line)
      join ledger.account a on a.id = t.account_id
      where t.account_id < 1000 order by a.id
    loop
      if v_account.id = v_previous then
        raise exception 'malformed postings: account % is named twice', v_previous using errcode = 'LG006';
      end if;
      v_previous := v_account.id;
      v_found := v_found + 1;
      v_assets[v_account.line] := v_account.asset;
    end loop;
    if v_found < v_lines then
      raise exception 'unknown account' using errcode = 'LG002';
    end if;
  end if;

  for v_line in 1 .. v_lines loop
    v_asset := v_assets[v_line];
    v_place := array_position(v_sum_assets, v_asset);
    if v_place is null then
      v_sum_assets := v_sum_assets || v_asset;
      v_sums := v_sums || _amounts[v_line];
    else
      v_sums[v_place] := v_sums[v_place] + _amounts[v_line];
    end if;
  end loop;
  if 0 <> any (v_sums) then
    raise exception 'postings do not sum to zero' using errcode = 'LG001';
  end if;
  if _reverses is not null and not ledger.mirrors(_reverses, _account_ids, _amounts) then
    raise exception 'not a mirror of transfer %', _reverses using errcode = 'LG007';
  end if;

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
  select transfer_id, t.line, t.account_id, t.asset, t.amount, t.balance_after
  from unnest(_account_ids, v_assets, _amounts, v_after) with ordinality as t (account_id, asset, amount, balance_after, line);
end $$;

-- Books one transfer. Idempotent by key: the same key with the same hash gives the first transfer's id and
-- replayed = true, whatever has happened since. A refusal raises and leaves nothing behind.
-- Nearly every transfer is between two accounts. Four plain statements take a fifth less time for those than one
-- statement, whose plan has to be set up at every call. Anything else takes the careful path.
create function ledger.post(
  _key uuid, _kind text, _reference text, _input_hash bytea, _reverses bigint, _effective_on date,
  _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- The lines in the order of their accounts, which is the order of the locks.
  v_first int := 1;
  v_second int := 2;
  v_first_id bigint;
  v_second_id bigint;
  v_first_asset text;
  v_second_asset text;
  v_first_after numeric;
  v_second_after numeric;
begin
  if _reverses is null and cardinality(_account_ids) = 2 and cardinality(_amounts) = 2
    -- What no wall of a table shows: a fraction, which a column rounds, and more than a column should hold.
    and _amounts[1] = -_amounts[2] and abs(_amounts[1]) < 1e30 and _amounts[1] = trunc(_amounts[1])
    and _account_ids[1] <> _account_ids[2]
  then
    begin
      if _account_ids[1] > _account_ids[2] then
        v_first := 2;
        v_second := 1;
      end if;
      v_first_id := _account_ids[v_first];
      v_second_id := _account_ids[v_second];
      -- Balances before the key: the other order deadlocks with batches.
      if v_first_id >= 1000 then
        update ledger.balance b set amount = b.amount + _amounts[v_first], version = b.version + 1
        where b.account_id = v_first_id returning b.asset, b.amount into v_first_asset, v_first_after;
      else
        select a.asset into v_first_asset from ledger.account a where a.id = v_first_id;
      end if;
      if v_second_id >= 1000 then
        update ledger.balance b set amount = b.amount + _amounts[v_second], version = b.version + 1
        where b.account_id = v_second_id returning b.asset, b.amount into v_second_asset, v_second_after;
      else
        select a.asset into v_second_asset from ledger.account a where a.id = v_second_id;
      end if;
      insert into ledger.transfer (key, kind, reference, input_hash, effective_on)
      values (_key, _kind, _reference, _input_hash, _effective_on) returning id into transfer_id;
      -- An unknown account has no asset, which its column refuses.
      insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after) values
        (transfer_id, v_first, v_first_id, v_first_asset, _amounts[v_first], v_first_after),
        (transfer_id, v_second, v_second_id, v_second_asset, _amounts[v_second], v_second_after);
      replayed := false;
      return;
    exception
      when check_violation or not_null_violation or unique_violation or numeric_value_out_of_range or sqlstate 'LG001' then
        -- Undone as a whole; the careful way names what it was.
    end;
  end if;
  select c.transfer_id, c.replayed into transfer_id, replayed
  from ledger.post_with_care(_key, _kind, _reference, _input_hash, _reverses, _effective_on, _account_ids, _amounts) c;
end $$;

-- ── Many transfers ───────────────────────────────────────────────────────────────────────────────────────────

-- The careful path of ledger.post_batch: it books only what is certain. A transfer comes back without an id if its key is
-- already known or used twice here, if it is malformed, or if the debits of the batch up to it, without the batch's
-- credits, are more than an account holds. The caller posts such a transfer singly (ledger/src/batch.ts) and gets its
-- exact verdict. Without any rows, the caller posts all of them singly.
--
-- The cost is the number of index searches: each balance twice (to lock and to change it), no accounts except the
-- house's, and no joins of arrays, which PostgreSQL takes for short and would compare one by one.
create function ledger.post_batch_with_care(
  _keys uuid[], _kinds text[], _references text[], _input_hashes bytea[], _effective_on date[],
  _account_ids bigint[], _places int[], _accounts int[], _amounts numeric[]
) returns table (place int, transfer_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- As in ledger.post_with_care.
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

-- The quick path of ledger.post_batch: all transfers in a few statements, or an error. Gives the ids by place. Keys and
-- accounts must be in ascending order, which is the order of the locks.
create function ledger.post_batch_at_once(
  _keys uuid[], _kinds text[], _references text[], _input_hashes bytea[], _effective_on date[],
  _account_ids bigint[], _places int[], _accounts int[], _amounts numeric[]
) returns bigint[]
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- By the place in _account_ids. House accounts come first, by their ids, and have no balance.
  v_assets text[];
  v_after numeric[];
  v_house_assets text[];
  -- By the place of the transfer.
  v_ids bigint[];
  v_is_sound boolean;
  v_complete int;
begin
  if exists (select from unnest(_account_ids) with ordinality as i (id, place) where i.id <= _account_ids[i.place - 1])
    or exists (select from unnest(_keys) with ordinality as k (key, place) where k.key <= _keys[k.place - 1])
  then
    raise exception 'keys or accounts are not in ascending order' using errcode = 'LG006';
  end if;

  with changed as (
    update ledger.balance b set amount = b.amount + d.total, version = b.version + d.times
    from (
      select l.account, sum(l.amount) as total, count(*) as times
      from unnest(_accounts, _amounts) as l (account, amount) group by l.account order by l.account
    ) d where b.account_id = _account_ids[d.account]
    returning d.account, b.asset, b.amount
  )
  select coalesce(array_agg(c.asset order by c.account), '{}'), coalesce(array_agg(c.amount order by c.account), '{}')
  into v_assets, v_after from changed c;
  if _account_ids[1] < 1000 then
    select coalesce(array_agg(a.asset order by a.id), '{}') into v_house_assets
    from ledger.account a where a.id = any (array(select i.id from unnest(_account_ids) as i (id) where i.id < 1000));
    v_assets := v_house_assets || v_assets;
    v_after := array_fill(null::numeric, array[cardinality(v_house_assets)]) || v_after;
  end if;
  if cardinality(v_assets) is distinct from cardinality(_account_ids) then
    raise exception 'unknown account' using errcode = 'LG002';
  end if;

  -- Ids are drawn in the statement that inserts, as ledger.seal_transfers needs it, and in the order of the places.
  with booked as (
    insert into ledger.transfer (key, kind, reference, input_hash, effective_on)
    select t.key, t.kind, t.reference, t.input_hash, t.effective_on
    from unnest(_keys, _kinds, _references, _input_hashes, _effective_on)
      as t (key, kind, reference, input_hash, effective_on)
    returning id
  )
  select array_agg(b.id order by b.id) into v_ids from booked b;

  with line as materialized (
    select l.position, l.place, l.account, l.amount,
      row_number() over (partition by l.place order by l.position) as line,
      lag(l.place) over later as place_before, sum(l.amount) over later - l.amount as amount_later
    from unnest(_places, _accounts, _amounts) with ordinality as l (place, account, amount, position)
    window later as (partition by l.account order by l.place desc)
  ), written as (
    insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
    select v_ids[l.place], l.line, _account_ids[l.account], v_assets[l.account], l.amount,
      v_after[l.account] - l.amount_later
    from line l order by l.position
  )
  -- What no wall shows: fractions, an account named twice in a transfer, a transfer without lines.
  select bool_and((abs(l.amount) < 1e30 and l.amount = trunc(l.amount) and l.place_before is distinct from l.place) is true),
    count(*) filter (where l.line = 1)
  into v_is_sound, v_complete from line l;
  if not v_is_sound or v_complete <> cardinality(_keys) then
    raise exception 'malformed transfer' using errcode = 'LG006';
  end if;
  return v_ids;
end $$;

-- Books many transfers in one statement; none of them may be a reversal. Line i belongs to the transfer at _places[i] and
-- moves the account _account_ids[_accounts[i]] (both from 1). _account_ids has each account once, in ascending order.
-- Gives the id by place; a transfer without an id is not booked (see the careful path).
create function ledger.post_batch(
  _keys uuid[], _kinds text[], _references text[], _input_hashes bytea[], _effective_on date[],
  _account_ids bigint[], _places int[], _accounts int[], _amounts numeric[]
) returns table (place int, transfer_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- As in ledger.post_with_care. The others leave no plan that changes balances, and so locks them, in another order than
-- that of their index.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off as $$
declare
  v_ids bigint[];
begin
  begin
    v_ids := ledger.post_batch_at_once(
      _keys, _kinds, _references, _input_hashes, _effective_on, _account_ids, _places, _accounts, _amounts);
    return query select i.place::int, i.id from unnest(v_ids) with ordinality as i (id, place);
    return;
  exception
    when check_violation or not_null_violation or unique_violation or numeric_value_out_of_range
      or sqlstate 'LG001' or sqlstate 'LG002' or sqlstate 'LG006' then
      -- Undone as a whole.
  end;
  return query select b.place, b.transfer_id from ledger.post_batch_with_care(
    _keys, _kinds, _references, _input_hashes, _effective_on, _account_ids, _places, _accounts, _amounts) b;
end $$;

-- One transfer with very many lines, such as a day's result for thousands of positions. It books exactly what ledger.post
-- would, but searches each balance once, and no line passes through PL/pgSQL.
--
-- For a caller that has its own row in the same transaction to book an event only once: a known key is an error here
-- (unique_violation), and doesn't give the first transfer's id. An overdraft is refused by the balance's check
-- (check_violation). Dollar accounts only, each named once.
create function ledger.post_wide(
  _key uuid, _kind text, _reference text, _effective_on date, _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint
)
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
-- One search for each balance, in the order of the accounts, which is the order in which everyone locks them.
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off as $$
declare
  v_lines int := coalesce(cardinality(_account_ids), 0);
  v_posted int;
begin
  if _key is null or _kind is null or _reference is null
    or v_lines <> coalesce(cardinality(_amounts), 0) or v_lines not between 2 and 30000
    or not (select bool_and(coalesce(a.amount <> 0 and abs(a.amount) < 1e30 and a.amount = trunc(a.amount), false))
      from unnest(_amounts) as a (amount))
  then
    raise exception 'malformed transfer' using errcode = 'LG006';
  end if;

  with changed as materialized (
    update ledger.balance b set amount = b.amount + l.amount, version = b.version + 1
    from (
      select u.account_id, u.amount from unnest(_account_ids, _amounts) as u (account_id, amount) order by u.account_id
    ) l
    where b.account_id = l.account_id and b.asset = 'usd'
    returning b.account_id, l.amount, b.amount as after
  ), house as materialized (
    select a.id, u.amount
    from (
      select u.account_id, u.amount from unnest(_account_ids, _amounts) as u (account_id, amount)
      where u.account_id < 1000 offset 0
    ) u
    join ledger.account a on a.id = u.account_id and a.asset = 'usd'
  ), booked as (
    -- Counting comes first: the id and the time are drawn when all balances are held, as in ledger.post.
    insert into ledger.transfer (key, kind, reference, input_hash, effective_on)
    select _key, _kind, _reference,
      ledger.content_hash(_kind, _reference, null, _effective_on, _account_ids, _amounts), _effective_on
    from (select (select count(*) from changed) + (select count(*) from house) as n) held where held.n = v_lines
    returning id
  )
  insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
  select b.id, row_number() over (), l.account_id, 'usd', l.amount, l.after
  from booked b cross join (
    select c.account_id, c.amount, c.after from changed c union all select h.id, h.amount, null from house h
  ) l;
  get diagnostics v_posted = row_count;
  if v_posted <> v_lines then
    raise exception 'an account is unknown, named twice or not in dollars' using errcode = 'LG002';
  end if;
  select t.id into transfer_id from ledger.transfer t where t.key = _key;
end $$;

revoke all on all functions in schema ledger from public;
