-- Posting the quick way first (docs/decisions/0032-posting-the-quick-way-first.md): balances are changed at once
-- instead of locked, read and changed; keys are inserted instead of looked up. Whatever is not plain (an overdraft, a
-- repeated key, an unknown account, something malformed) meets a wall of the tables, is undone and goes the careful way
-- of 0001 and 0015, which gives the verdict that it always gave.

-- The quick way counts on it: no running balance below zero, whoever writes it.
alter table ledger.posting add constraint posting_not_overdrawn check (balance_after >= 0 and balance_after <> 'NaN');

-- As before, in fewer words: PostgreSQL reads the text of every constraint anew for each statement that inserts.
alter table ledger.transfer
  drop constraint transfer_kind_check,
  drop constraint transfer_reference_check,
  add constraint transfer_kind_check check (length(kind) <= 40 and kind ~ '^[a-z][a-z_]*$'),
  add constraint transfer_reference_check check (length(reference) <= 200 and reference ~ '^[^\x01-\x1f]+$');

alter function ledger.post(uuid, text, text, bytea, bigint, date, bigint[], numeric[]) rename to post_with_care;
alter function ledger.post_batch(uuid[], text[], text[], bytea[], date[], bigint[], int[], int[], numeric[])
  rename to post_batch_with_care;

-- Books one transfer; what it promises stands in 0001.
create function ledger.post(
  _key uuid, _kind text, _reference text, _input_hash bytea, _reverses bigint, _effective_on date,
  _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- As in 0001: left to itself PostgreSQL would plan at every call. The others leave it no plan in which balances are
-- changed, and so locked, in another order than that of their index.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off as $$
declare
  v_lines int := cardinality(_account_ids);
  v_is_plain boolean := _reverses is null and v_lines between 2 and 6 and v_lines = cardinality(_amounts);
begin
  if v_is_plain then
    for v_line in 1 .. v_lines loop
      -- What no wall shows: a fraction is rounded by its column, and a house account has no balance to be named twice.
      if (abs(_amounts[v_line]) < 1e30 and _amounts[v_line] = trunc(_amounts[v_line])) is not true
        or _account_ids[v_line] = any (_account_ids[1 : v_line - 1])
      then
        v_is_plain := false;
      end if;
    end loop;
  end if;
  if v_is_plain then
    begin
      with changed as (
        update ledger.balance b set amount = b.amount + t.amount, version = b.version + 1
        from (
          select u.account_id, u.amount, u.line
          from unnest(_account_ids, _amounts) with ordinality as u (account_id, amount, line)
          order by u.account_id
        ) t where b.account_id = t.account_id
        returning t.line, b.asset, b.amount
      ), booked as (
        -- Reading "changed" puts the balances before the key, as everywhere: the other order deadlocks with batches.
        insert into ledger.transfer (key, kind, reference, input_hash, effective_on)
        select _key, _kind, _reference, _input_hash, _effective_on where (select count(*) from changed) >= 0
        returning id
      ), written as (
        insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
        select b.id, u.line, u.account_id,
          coalesce(c.asset, (select a.asset from ledger.account a where a.id = u.account_id and a.id < 1000)), u.amount, c.amount
        from unnest(_account_ids, _amounts) with ordinality as u (account_id, amount, line)
        cross join booked b left join changed c on c.line = u.line
      )
      select b.id into transfer_id from booked b;
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

-- All of them in few statements, or an error: the ids by place. Arguments as in ledger.post_batch (0001); keys and
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

-- Books many transfers in one call; what it promises stands in 0001. All of them at once, as a rule; else those that are
-- certain.
create function ledger.post_batch(
  _keys uuid[], _kinds text[], _references text[], _input_hashes bytea[], _effective_on date[],
  _account_ids bigint[], _places int[], _accounts int[], _amounts numeric[]
) returns table (place int, transfer_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- As in ledger.post.
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

revoke all on all functions in schema ledger from public;
