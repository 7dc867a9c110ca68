-- The hash chain over the transfers. A job calls ledger.seal_transfers every few seconds, behind the writers, who never wait
-- for it and do nothing for it. ledger/src/chain.ts verifies the chain.

-- One row for each transfer, in the order of their ids: hash = SHA-256(hash of the row before || ledger.transfer_digests).
create table ledger.seal (
  position bigint primary key check (position > 0),
  transfer_id bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
);

create trigger append_only before update or delete on ledger.seal
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.seal
  for each statement execute function ledger.refuse_change();

-- How far the chain is sealed. The lock on its one row lets one process seal at a time.
create table ledger.seal_progress (
  only_row boolean primary key default true check (only_row),
  -- Every transfer with an id up to this one is sealed, and no transfer will ever be added there.
  sealed_to bigint not null default 0,
  -- The next id to seal up to, and the transactions that must end first: see ledger.seal_transfers.
  next_to bigint,
  writers text[]
);
insert into ledger.seal_progress default values;

create trigger append_only before delete on ledger.seal_progress
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.seal_progress
  for each statement execute function ledger.refuse_change();

-- One SHA-256 for each transfer with an id after _after and up to _to, over everything the ledger says in it. Times are
-- microseconds since 1970, so that no session setting changes the hash.
-- No nested loops: if the statistics are older than the rows, PostgreSQL expects few transfers and would sum all postings
-- once for each of them, which takes minutes instead of milliseconds.
create function ledger.transfer_digests(_after bigint, _to bigint) returns table (transfer_id bigint, digest bytea)
language sql stable set search_path = pg_catalog, pg_temp set enable_nestloop = off as $$
  select t.id, sha256(convert_to(concat_ws(E'\n',
    t.id, t.key, t.kind, t.reference, coalesce(t.reverses::text, ''), encode(t.input_hash, 'hex'),
    coalesce(to_char(t.effective_on, 'YYYY-MM-DD'), ''), trunc(extract(epoch from t.created_at) * 1000000)::text, l.lines
  ), 'UTF8'))
  from ledger.transfer t
  left join (
    select p.transfer_id, string_agg(
      concat_ws(':', p.line, p.account_id, p.asset, trunc(p.amount), coalesce(trunc(p.balance_after)::text, '')),
      E'\n' order by p.line) as lines
    from ledger.posting p where p.transfer_id > _after and p.transfer_id <= _to group by p.transfer_id
  ) l on l.transfer_id = t.id
  where t.id > _after and t.id <= _to
$$;

-- The open transactions that may hold an id of a transfer, without this one.
create function ledger.transfer_writers() returns text[]
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(l.virtualtransaction), '{}')
  from pg_locks l
  where l.locktype = 'relation' and l.relation = 'ledger.transfer'::regclass
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and l.granted and l.pid is distinct from pg_backend_pid()
$$;

-- Seals at most _limit more transfers and gives their number; 0 if another process is sealing or nothing can be sealed yet.
--
-- Ids are given out before the commit, so a transaction that is still open may hold an id below one that is already
-- visible. Whoever inserts a transfer holds the table's row-exclusive lock from before the id was taken until the commit
-- is visible. So it reads the highest id first, and then who holds that lock. Once all of those have ended, every id up to
-- the highest one is either visible or will never be used. No call waits for anyone.
create function ledger.seal_transfers(_limit int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_progress ledger.seal_progress;
  v_position bigint;
  v_hash bytea;
  v_row record;
  v_ids bigint[] := '{}';
  v_hashes bytea[] := '{}';
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sealing needs a new view for each statement: use read committed' using errcode = 'LG006';
  end if;
  select * into v_progress from ledger.seal_progress for update skip locked;
  if not found then
    return 0;
  end if;

  if v_progress.next_to is null then
    -- Two statements, each with a view of its own: the writers must be read after the id.
    select max(t.id) into v_progress.next_to from ledger.transfer t where t.id > v_progress.sealed_to;
    if v_progress.next_to is null then
      return 0;
    end if;
    v_progress.writers := ledger.transfer_writers();
    update ledger.seal_progress set next_to = v_progress.next_to, writers = v_progress.writers;
  end if;
  if v_progress.writers && ledger.transfer_writers() then
    return 0;
  end if;

  select s.position, s.hash into v_position, v_hash from ledger.seal s order by s.position desc limit 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, sha256('evenmoor ledger'));
  -- A limit on transfers, not on ids: ids may have wide gaps.
  if (select count(*) > _limit from (
    select from ledger.transfer t where t.id > v_progress.sealed_to and t.id <= v_progress.next_to limit _limit + 1
  ) more) then
    select t.id into v_progress.sealed_to from ledger.transfer t
    where t.id > v_progress.sealed_to order by t.id offset _limit - 1 limit 1;
  else
    v_progress.sealed_to := v_progress.next_to;
  end if;

  for v_row in
    select d.transfer_id, d.digest
    from ledger.transfer_digests((select p.sealed_to from ledger.seal_progress p), v_progress.sealed_to) d
    order by d.transfer_id
  loop
    v_hash := sha256(v_hash || v_row.digest);
    v_ids := v_ids || v_row.transfer_id;
    v_hashes := v_hashes || v_hash;
  end loop;
  insert into ledger.seal (position, transfer_id, hash)
  select v_position + u.line, u.transfer_id, u.hash
  from unnest(v_ids, v_hashes) with ordinality as u (transfer_id, hash, line);

  update ledger.seal_progress set sealed_to = v_progress.sealed_to,
    next_to = nullif(v_progress.next_to, v_progress.sealed_to),
    writers = case when v_progress.next_to <> v_progress.sealed_to then v_progress.writers end;
  return cardinality(v_ids);
end $$;

revoke all on ledger.seal, ledger.seal_progress from public;
revoke all on all functions in schema ledger from public;
