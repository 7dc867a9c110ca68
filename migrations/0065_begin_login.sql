-- A login is two calls: one before the password's hash, which writes nothing, and one after it; see docs/decisions/0050.
-- Both name the schema of each table: a search_path of their own would cost every login a twentieth of a millisecond.

-- The slots of those buckets that are full, oldest first; none where all have room.
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

-- Of buckets that are exact one call counts, or relies on what is counted, at a time, until its transaction ends.
create function lock_buckets(_buckets text[], _exact boolean[]) returns void
language plpgsql as $$
begin
  for i in 1 .. cardinality(_buckets) loop
    if _exact[i] then
      perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(_buckets[i], 0));
    end if;
  end loop;
end $$;

-- As in migration 0038, by the two above.
create or replace function count_hits(
  _buckets text[], _slots timestamptz[], _from timestamptz[], _expire timestamptz[], _most int[], _exact boolean[]
) returns table (bucket text, slot timestamptz, hits int)
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform lock_buckets(_buckets, _exact);
  -- A statement of its own, so that it sees what was counted while the locks were waited for.
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

-- What is to be known before a password is judged, in one row: how often and when a wrong one was typed for the address,
-- whether a bucket is full, and whose it is. What nobody has, or nobody typed, is null: it all costs the same.
create function begin_login(
  _email_key text, _email_hash bytea, _buckets text[], _from timestamptz[], _most int[]
) returns table (
  in_a_row int, last_at timestamptz, is_full boolean,
  id uuid, email_key text, password_hash text, state text, state_reason text, verified_at timestamptz
)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select f.in_a_row, f.last_at, exists (select from public.full_slots(_buckets, _from, _most)),
      p.id, p.email_key, p.password_hash, p.state, p.state_reason, p.verified_at
    from (values (1)) one
    left join public.login_failure f on f.email_hash = _email_hash
    left join public.person p on p.email_key = _email_key;
end $$;

-- As in migration 0064, but only while the buckets have room, and while the person is as they were when the password was
-- judged: whoever was locked since, or has another password, is left to the statements one by one, which refuse it.
drop function log_in_at_once(
  uuid, timestamptz, text, uuid, bytea, bytea, timestamptz, bytea, timestamptz, text, text, text, int, text, text[],
  timestamptz[]
);
create function log_in_at_once(
  _person_id uuid, _judged_state text, _judged_hash text, _at timestamptz, _new_password_hash text,
  _session_id uuid, _family_hash bytea, _access_hash bytea, _access_expires_at timestamptz, _refresh_hash bytea,
  _expires_at timestamptz, _user_agent text, _address text, _device text, _keep int, _end_reason text,
  _buckets text[], _from timestamptz[], _most int[], _exact boolean[]
) returns boolean
language plpgsql set enable_seqscan = off as $$
begin
  perform public.lock_buckets(_buckets, _exact);
  if exists (select from public.full_slots(_buckets, _from, _most)) then
    return false;
  end if;
  update public.person p set last_signed_in_at = _at, password_hash = coalesce(_new_password_hash, p.password_hash)
    where p.id = _person_id and p.state = _judged_state and p.password_hash = _judged_hash and not p.has_second_factor
      and (
        exists (select from public.known_device k where k.person_id = p.id and k.device = _device)
        or not exists (select from public.known_device k where k.person_id = p.id)
      );
  if not found then
    return false;
  end if;
  insert into public.known_device (person_id, device, first_seen_at, last_seen_at) values (_person_id, _device, _at, _at)
    on conflict (person_id, device) do update set last_seen_at = excluded.last_seen_at;
  update public.session set ended_at = _at, end_reason = _end_reason
    where id in (
      select s.id from public.session s where s.person_id = _person_id and s.ended_at is null
      order by s.created_at desc, s.id desc offset _keep - 1
    );
  insert into public.session (
    id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at, created_at, last_used_at,
    expires_at, user_agent, address, proof
  ) values (
    _session_id, _person_id, _family_hash, _access_hash, _access_expires_at, _refresh_hash, _at, _at, _at,
    _expires_at, _user_agent, _address, 'password'
  );
  return true;
end $$;

-- A login changes its person's row and their device's. With room for the new version on the page, no index is touched.
alter table person set (fillfactor = 80);
alter table known_device set (fillfactor = 80);
