-- The audit log and its hash chain, sealed behind the writers as the ledger's is. 0003_ledger_chain.sql explains how.

-- Who did what. Rows are added and never change.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the system.
  actor_id uuid references person (id),
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_entry_subject on audit_entry (subject, id);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, id);
create trigger append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on audit_entry
  for each statement execute function refuse_change();

-- One row for each entry, in the order of their ids: hash = SHA-256(hash of the row before || audit_digests).
create table audit_seal (
  position bigint primary key check (position > 0),
  entry_id bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
);
create trigger append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on audit_seal
  for each statement execute function refuse_change();

-- How far the chain is sealed. The lock on its one row lets one process seal at a time.
create table audit_seal_progress (
  only_row boolean primary key default true check (only_row),
  -- Every entry with an id up to this one is sealed, and no entry will ever be added there.
  sealed_to bigint not null default 0,
  next_to bigint,
  writers text[]
);
insert into audit_seal_progress default values;
create trigger append_only before delete on audit_seal_progress
  for each row execute function refuse_change();

-- One SHA-256 for each entry with an id after _after and up to _to, over everything it says.
create function audit_digests(_after bigint, _to bigint) returns table (entry_id bigint, digest bytea)
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select e.id, sha256(convert_to(jsonb_build_array(
    e.id, trunc(extract(epoch from e.at) * 1000000), e.actor_id, e.action, e.subject, e.before, e.after, e.reason
  )::text, 'UTF8'))
  from audit_entry e where e.id > _after and e.id <= _to
$$;

-- The open transactions that may hold an id of an entry, without this one.
create function audit_writers() returns text[]
language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(l.virtualtransaction), '{}')
  from pg_locks l
  where l.locktype = 'relation' and l.relation = 'audit_entry'::regclass
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and l.granted and l.pid is distinct from pg_backend_pid()
$$;

-- Seals what can be sealed and gives its number; 0 if another process is sealing or nothing can be sealed yet.
-- server/src/audit/verify-audit.ts verifies the chain.
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
