-- What every area uses: the schema's own compatibility, refusals of changes, repeated requests, rate limits, keys.

-- Which processes may work with this schema: those that know this migration. A migration that contracts the schema sets it to
-- the one from which on no process uses what is removed (CONTRIBUTING.md, "Change the database"). One row.
create table schema_compatibility (
  only_row boolean primary key default true check (only_row),
  required_migration text not null
);
insert into schema_compatibility (required_migration) values ('0004_platform');

-- For triggers on tables whose rows never change.
create function refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op);
end $$;

-- For triggers on tables whose rows are never removed and whose keys never change.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept: % refused', tg_table_name, lower(tg_op) using errcode = 'foreign_key_violation';
end $$;

-- The first answer to each request that may be repeated under the same Idempotency-Key.
create table idempotent_answer (
  person_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  -- SHA-256 of method, path and body: the same key with another request is refused.
  request_hash bytea not null,
  -- Both null while the first request is running.
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);

-- ── Rate limits ──────────────────────────────────────────────────────────────────────────────────────────────

-- Counted attempts, shared by all processes: one row for each bucket and slot of time.
create table rate_limit (
  bucket text not null,
  slot timestamptz not null,
  hits integer not null check (hits >= 0),
  expires_at timestamptz not null,
  primary key (bucket, slot)
);
create index rate_limit_age on rate_limit (expires_at);

-- A login counts an attempt and takes it back, so each is one call: what its statements cost comes on top of the password's
-- hash. The functions are planned once for each connection, perhaps while the table is empty, so they don't use
-- sequential scans. Those that a login calls name the schema of each table: a search_path of their own would cost every
-- login a twentieth of a millisecond.

-- The slots of the buckets that are full, oldest first; none if all have room.
create function full_slots(_buckets text[], _from timestamptz[], _most int[])
returns table (bucket text, slot timestamptz, hits int)
language plpgsql as $$
#variable_conflict use_column
declare
  fullest text[];
begin
  fullest := array(
    select g.bucket from unnest(_buckets, _from, _most) g (bucket, since, most)
    where g.most <= (
      select coalesce(sum(l.hits), 0) from public.rate_limit l where l.bucket = g.bucket and l.slot > g.since
    )
  );
  if fullest = '{}' then
    return;
  end if;
  return query
    select l.bucket, l.slot, l.hits
    from unnest(_buckets, _from) g (bucket, since)
    join public.rate_limit l on l.bucket = g.bucket and l.slot > g.since
    where g.bucket = any(fullest)
    order by l.slot;
end $$;

-- Locks the exact buckets until the transaction ends, so that one call at a time counts on them or relies on their count.
create function lock_buckets(_buckets text[], _exact boolean[]) returns void
language plpgsql as $$
begin
  for i in 1 .. cardinality(_buckets) loop
    if _exact[i] then
      perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(_buckets[i], 0));
    end if;
  end loop;
end $$;

-- Adds one hit to each bucket and gives nothing. If a bucket is full, it adds none and gives the slots of the full ones.
-- Buckets come in the order of their names, so that no two calls deadlock. Exact buckets count one call at a time; the
-- others may let a few more in at the same moment.
create function count_hits(
  _buckets text[], _slots timestamptz[], _from timestamptz[], _expire timestamptz[], _most int[], _exact boolean[]
) returns table (bucket text, slot timestamptz, hits int)
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform lock_buckets(_buckets, _exact);
  -- In its own statement, so that it sees what was counted during the wait for the locks.
  return query select f.bucket, f.slot, f.hits from full_slots(_buckets, _from, _most) f;
  if found then
    return;
  end if;
  insert into rate_limit as l (bucket, slot, hits, expires_at)
    select g.bucket, g.slot, 1, g.expire
    from unnest(_buckets, _slots, _expire) with ordinality g (bucket, slot, expire, place)
    order by g.place
    on conflict (bucket, slot) do update set hits = l.hits + 1;
end $$;

-- Takes one hit back from each of these slots, in the order in which they were counted. Removes a slot that becomes empty.
create function give_hits_back(_buckets text[], _slots timestamptz[]) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
begin
  for i in 1 .. cardinality(_buckets) loop
    delete from rate_limit where bucket = _buckets[i] and slot = _slots[i] and hits <= 1;
    if not found then
      update rate_limit set hits = hits - 1 where bucket = _buckets[i] and slot = _slots[i] and hits > 0;
    end if;
  end loop;
end $$;

-- ── The installation ─────────────────────────────────────────────────────────────────────────────────────────

-- The keys this database was used with, by fingerprint: the first eight bytes of a key's SHA-256. A process whose DATA_DIR
-- holds other keys doesn't start (docs/decisions/0097). Only the owner changes or removes a row.
create table key_fingerprint (
  -- The name of the key's file in DATA_DIR/secrets.
  name text primary key check (name ~ '^[a-z-]{1,60}$'),
  fingerprint bytea not null check (octet_length(fingerprint) = 8),
  noted_at timestamptz not null default now()
);

-- Shows whether the database can still store something. `/readyz` empties this table and writes a new row, which needs room
-- on the disk; updating a row in place would need none. Unlogged, because the content doesn't matter.
create unlogged table room_probe (filling bytea not null);
alter table room_probe alter column filling set storage external;
