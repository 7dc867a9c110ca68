-- Counting an attempt on all of its limits, and taking it back, are one call each: a login does both, and whatever
-- else its statements cost comes on top of the password's hash.

-- Adds one hit to each bucket and gives nothing, or adds none and gives what is counted when a bucket is full.
-- Buckets come in the order of their names, so that no two calls wait for each other. Of those that are exact, one
-- call counts at a time; the others may let a few more in that come in the same moment.
--
-- Both are planned once for each connection, perhaps while the table is empty: hence no sequential scans.
create function count_hits(
  _buckets text[], _slots timestamptz[], _from timestamptz[], _expire timestamptz[], _most int[], _exact boolean[]
) returns table (bucket text, slot timestamptz, hits int)
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
declare
  is_full boolean[] := '{}';
begin
  for i in 1 .. cardinality(_buckets) loop
    if _exact[i] then
      perform pg_advisory_xact_lock(hashtextextended(_buckets[i], 0));
    end if;
  end loop;
  -- Statements of their own, so that they see what was counted while the locks were waited for.
  for i in 1 .. cardinality(_buckets) loop
    is_full[i] := (
      select coalesce(sum(l.hits), 0) >= _most[i] from rate_limit l where l.bucket = _buckets[i] and l.slot > _from[i]
    );
  end loop;
  if true = any(is_full) then
    return query
      select l.bucket, l.slot, l.hits
      from unnest(_buckets, _from, is_full) g (bucket, since, is_full)
      join rate_limit l on l.bucket = g.bucket and l.slot > g.since
      where g.is_full
      order by l.slot;
    return;
  end if;
  insert into rate_limit as l (bucket, slot, hits, expires_at)
    select g.bucket, g.slot, 1, g.expire
    from unnest(_buckets, _slots, _expire) with ordinality g (bucket, slot, expire, place)
    order by g.place
    on conflict (bucket, slot) do update set hits = l.hits + 1;
end $$;

-- Takes one hit from each of these slots, in the order in which they were counted. An empty slot is of no use.
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
