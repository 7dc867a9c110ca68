-- Posting one transfer takes less of PostgreSQL's time; what the functions promise is as in 0002 and 0048. A query costs more
-- than what it is for here, and one whose plan depends on the lengths of arrays is planned again at every call.

-- The content of a transfer as one hash. The order of the lines doesn't matter. ledger/src/content-hash.ts does the same.
create or replace function ledger.content_hash(
  _kind text, _reference text, _reverses bigint, _effective_on date, _account_ids bigint[], _amounts numeric[]
) returns bytea
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_first int;
  v_second int;
  v_lines text;
begin
  -- Nearly every transfer has two lines.
  if cardinality(_account_ids) = 2 and cardinality(_amounts) = 2 and _account_ids[1] <> _account_ids[2]
    and _amounts[1] is not null and _amounts[2] is not null
  then
    v_first := case when _account_ids[1] < _account_ids[2] then 1 else 2 end;
    v_second := 3 - v_first;
    v_lines := _account_ids[v_first] || ':' || trunc(_amounts[v_first])::text || E'\n'
      || _account_ids[v_second] || ':' || trunc(_amounts[v_second])::text;
  else
    v_lines := (select string_agg(t.account_id || ':' || trunc(t.amount)::text, E'\n' order by t.account_id)
      from unnest(_account_ids, _amounts) as t (account_id, amount));
  end if;
  return sha256(convert_to(concat_ws(E'\n',
    _kind, _reference, coalesce(_reverses::text, ''), coalesce(to_char(_effective_on, 'YYYY-MM-DD'), ''), v_lines
  ), 'UTF8'));
end $$;

create or replace function ledger.post_named(
  _key uuid, _kind text, _reference text, _reverses bigint, _effective_on date,
  _house_ids bigint[], _kinds text[], _assets text[], _owner_ids uuid[], _position_ids uuid[], _amounts numeric[],
  out transfer_id bigint, out replayed boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account_ids bigint[] := _house_ids;
  v_line int;
  v_is_missing boolean := false;
  v_posted record;
begin
  -- Finding locks nothing, so any order will do.
  for v_line in 1 .. coalesce(cardinality(_house_ids), 0) loop
    continue when _house_ids[v_line] is not null;
    v_account_ids[v_line] := ledger.find_account(
      _kinds[v_line], _assets[v_line], _owner_ids[v_line], _position_ids[v_line]);
    v_is_missing := v_is_missing or v_account_ids[v_line] is null;
  end loop;
  if v_is_missing then
    -- One order for everybody, so that two transactions that open the same accounts can't deadlock.
    for v_line in
      select l.line from unnest(v_account_ids, _kinds, _assets, _owner_ids, _position_ids) with ordinality
        as l (id, kind, asset, owner_id, position_id, line)
      where l.id is null order by l.kind, l.asset, l.owner_id, l.position_id
    loop
      v_account_ids[v_line] := ledger.open_account(
        _kinds[v_line], _assets[v_line], _owner_ids[v_line], _position_ids[v_line]);
    end loop;
  end if;
  v_posted := ledger.post(_key, _kind, _reference,
    ledger.content_hash(_kind, _reference, _reverses, _effective_on, v_account_ids, _amounts),
    _reverses, _effective_on, v_account_ids, _amounts);
  transfer_id := v_posted.transfer_id;
  replayed := v_posted.replayed;
end $$;
