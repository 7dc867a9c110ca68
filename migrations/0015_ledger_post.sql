-- The kind's letters without a regular expression, which took more time than finding a balance.
alter table ledger.transfer
  drop constraint transfer_kind_check,
  add constraint transfer_kind_check check (
    length(kind) between 1 and 40 and left(kind, 1) <> '_' and ltrim(kind, 'abcdefghijklmnopqrstuvwxyz_') = '');

-- ledger.post with a statement fewer: a balance knows its asset, so investors' accounts are left unread, and what needs
-- no table is checked without a statement. What it promises is what it promised before (0001_ledger.sql), and in the
-- same order of the checks.
create or replace function ledger.post(
  _key uuid, _kind text, _reference text, _input_hash bytea, _reverses bigint, _effective_on date,
  _account_ids bigint[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp
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

  -- Locks come before the key: the other order deadlocks with batches (0001_ledger.sql).
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

-- Finds an account by all columns of its index, however many accounts an investor has: "is not distinct from" on the
-- position read all of them.
create or replace function ledger.find_account(_kind text, _asset text, _owner_id uuid, _position_id uuid) returns bigint
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
