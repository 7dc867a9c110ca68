-- The hash chain over the audit entries, sealed behind the writers as the ledger's is (0009_ledger_chain.sql, which
-- says why): a job calls seal_audit_entries every few seconds; server/src/audit/verify-audit.ts verifies it.

create function refuse_audit_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op);
end $$;

create trigger append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger append_only_truncate before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- One row for each entry, in the order of their ids: hash = SHA-256(hash of the row before || audit_digests).
create table audit_seal (
  position bigint primary key check (position > 0),
  entry_id bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
);
create trigger append_only before update or delete on audit_seal
  for each row execute function refuse_audit_change();
create trigger append_only_truncate before truncate on audit_seal
  for each statement execute function refuse_audit_change();

-- How far the chain has come; the one row's lock is what lets one process seal at a time.
create table audit_seal_progress (
  only_row boolean primary key default true check (only_row),
  -- Every entry with an id up to this one is sealed, and none with such an id will ever be added.
  sealed_to bigint not null default 0,
  next_to bigint,
  writers text[]
);
insert into audit_seal_progress default values;
create trigger append_only before delete on audit_seal_progress
  for each row execute function refuse_audit_change();

-- All that the entries with ids after _after and up to _to say, as one SHA-256 each.
create function audit_digests(_after bigint, _to bigint) returns table (entry_id bigint, digest bytea)
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select e.id, sha256(convert_to(jsonb_build_array(
    e.id, trunc(extract(epoch from e.at) * 1000000), e.actor_id, e.action, e.subject, e.before, e.after, e.reason
  )::text, 'UTF8'))
  from audit_entry e where e.id > _after and e.id <= _to
$$;

-- The transactions that may have taken an id of an entry and not committed yet, this one apart.
create function audit_writers() returns text[]
language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(l.virtualtransaction), '{}')
  from pg_locks l
  where l.locktype = 'relation' and l.relation = 'audit_entry'::regclass
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and l.granted and l.pid is distinct from pg_backend_pid()
$$;

-- Seals what can be sealed and gives its number; 0 when another process is at it or nothing can be sealed yet.
create function seal_audit_entries() returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_progress audit_seal_progress;
  v_position bigint;
  v_hash bytea;
  v_row record;
  v_count int := 0;
begin
  select * into v_progress from audit_seal_progress for update skip locked;
  if not found then
    return 0;
  end if;
  if v_progress.next_to is null then
    -- Two statements, each with a view of its own: the writers must be read after the id.
    select max(e.id) into v_progress.next_to from audit_entry e where e.id > v_progress.sealed_to;
    if v_progress.next_to is null then
      return 0;
    end if;
    v_progress.writers := audit_writers();
    update audit_seal_progress set next_to = v_progress.next_to, writers = v_progress.writers;
  end if;
  if v_progress.writers && audit_writers() then
    return 0;
  end if;

  select s.position, s.hash into v_position, v_hash from audit_seal s order by s.position desc limit 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, sha256('evenmoor audit'));
  for v_row in
    select d.entry_id, d.digest from audit_digests(v_progress.sealed_to, v_progress.next_to) d order by d.entry_id
  loop
    v_count := v_count + 1;
    v_hash := sha256(v_hash || v_row.digest);
    insert into audit_seal (position, entry_id, hash) values (v_position + v_count, v_row.entry_id, v_hash);
  end loop;
  update audit_seal_progress set sealed_to = v_progress.next_to, next_to = null, writers = null;
  return v_count;
end $$;

revoke all on function seal_audit_entries(), audit_digests(bigint, bigint), audit_writers() from public;

create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, id);
