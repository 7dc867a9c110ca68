-- Books one transfer whose accounts are named by what they mean, in one call: opens the investors' accounts among them that
-- are used for the first time, and books it as ledger.post does, with the same promises. A house account is given by its id
-- in _house_ids; the line of an investor's account has null there, and its kind, asset, owner and position.
create function ledger.post_named(
  _key uuid, _kind text, _reference text, _reverses bigint, _effective_on date,
  _house_ids bigint[], _kinds text[], _assets text[], _owner_ids uuid[], _position_ids uuid[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account_ids bigint[] := _house_ids;
  v_line int;
begin
  -- One order for everybody, so that two transactions that open the same accounts can't deadlock.
  for v_line in
    select l.line from unnest(_house_ids, _kinds, _assets, _owner_ids, _position_ids) with ordinality
      as l (house_id, kind, asset, owner_id, position_id, line)
    where l.house_id is null order by l.kind, l.asset, l.owner_id, l.position_id
  loop
    v_account_ids[v_line] := ledger.find_account(
      _kinds[v_line], _assets[v_line], _owner_ids[v_line], _position_ids[v_line]);
    if v_account_ids[v_line] is null then
      v_account_ids[v_line] := ledger.open_account(
        _kinds[v_line], _assets[v_line], _owner_ids[v_line], _position_ids[v_line]);
    end if;
  end loop;
  select p.transfer_id, p.replayed into transfer_id, replayed
  from ledger.post(_key, _kind, _reference,
    ledger.content_hash(_kind, _reference, _reverses, _effective_on, v_account_ids, _amounts),
    _reverses, _effective_on, v_account_ids, _amounts) p;
end $$;

revoke all on function ledger.post_named(
  uuid, text, text, bigint, date, bigint[], text[], text[], uuid[], uuid[], numeric[]) from public;
