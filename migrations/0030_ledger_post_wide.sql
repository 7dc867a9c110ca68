-- One transfer of very many lines: a day's result of thousands of positions. What is booked is what ledger.post would book,
-- to the line; what differs is the way there: each balance is found once, where ledger.post finds it to lock it and again to
-- change it, and no line passes through PL/pgSQL.
--
-- For a caller that makes sure by a row of its own, in the same transaction, that an event is booked once: a key
-- that is known already is an error (unique_violation) and not the first transfer's id. An overdraft is refused by the balance's
-- own CHECK (check_violation). Accounts in dollars only, each named once.
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

revoke all on function ledger.post_wide(uuid, text, text, date, bigint[], numeric[]) from public;
