-- Limits that count different members: wrong passwords on twenty accounts from one address, however often each was tried.
-- See docs/decisions/0112. The functions without `_members` stay, for processes of the version before.

-- A member that a limit counted, and when last. Both are hashed: the table keeps no addresses and no passwords.
create table rate_limit_member (
  bucket text not null,
  member text not null,
  last_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (bucket, member)
);
create index rate_limit_member_expiry on rate_limit_member (expires_at);

-- As in 0004_platform.sql. Of a bucket with a member, other members are counted: it is never full for one that it counts.
create function full_slots(_buckets text[], _from timestamptz[], _most int[], _members text[])
returns table (bucket text, slot timestamptz, hits int)
language plpgsql as $$
#variable_conflict use_column
declare
  fullest text[];
begin
  fullest := array(
    select g.bucket from unnest(_buckets, _from, _most, _members) g (bucket, since, most, member)
    where g.most <= case
      when g.member is null then (
        select coalesce(sum(l.hits), 0) from public.rate_limit l where l.bucket = g.bucket and l.slot > g.since
      )
      else (
        select count(*) from public.rate_limit_member m
        where m.bucket = g.bucket and m.last_at > g.since and m.member <> g.member
      )
    end
  );
  if fullest = '{}' then
    return;
  end if;
  return query
    select c.bucket, c.slot, c.hits from (
      select l.bucket, l.slot, l.hits
      from unnest(_buckets, _from, _members) g (bucket, since, member)
      join public.rate_limit l on l.bucket = g.bucket and l.slot > g.since
      where g.member is null and g.bucket = any(fullest)
      union all
      select m.bucket, m.last_at, 1
      from unnest(_buckets, _from, _members) g (bucket, since, member)
      join public.rate_limit_member m on m.bucket = g.bucket and m.last_at > g.since and m.member <> g.member
      where g.bucket = any(fullest)
    ) c
    order by c.slot;
end $$;

create function count_hits(
  _buckets text[], _slots timestamptz[], _from timestamptz[], _expire timestamptz[], _most int[], _exact boolean[],
  _members text[]
) returns table (bucket text, slot timestamptz, hits int)
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform lock_buckets(_buckets, _exact);
  -- A statement of its own, so that it sees what was counted while the locks were waited for.
  return query select f.bucket, f.slot, f.hits from full_slots(_buckets, _from, _most, _members) f;
  if found then
    return;
  end if;
  insert into rate_limit as l (bucket, slot, hits, expires_at)
    select g.bucket, g.slot, 1, g.expire
    from unnest(_buckets, _slots, _expire, _members) with ordinality g (bucket, slot, expire, member, place)
    where g.member is null
    order by g.place
    on conflict (bucket, slot) do update set hits = l.hits + 1;
  insert into rate_limit_member as m (bucket, member, last_at, expires_at)
    select g.bucket, g.member, g.slot, g.expire
    from unnest(_buckets, _slots, _expire, _members) with ordinality g (bucket, slot, expire, member, place)
    where g.member is not null
    order by g.place
    on conflict (bucket, member) do update
      set last_at = greatest(m.last_at, excluded.last_at), expires_at = greatest(m.expires_at, excluded.expires_at);
end $$;

-- As in 0008_sessions.sql, which does the rest: no bucket is full there.
create function begin_login(
  _email_key text, _email_hash bytea, _buckets text[], _from timestamptz[], _most int[], _members text[]
) returns table (
  in_a_row int, last_at timestamptz, is_full boolean,
  id uuid, email_key text, password_hash text, state text, state_reason text, verified_at timestamptz
)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select b.in_a_row, b.last_at, exists (select from public.full_slots(_buckets, _from, _most, _members)),
      b.id, b.email_key, b.password_hash, b.state, b.state_reason, b.verified_at
    from public.begin_login(_email_key, _email_hash, '{}', '{}', '{}') b;
end $$;

-- As in 0008_sessions.sql, which does the rest: it is given no bucket.
create function log_in_at_once(
  _person_id uuid, _judged_state text, _judged_hash text, _at timestamptz, _new_password_hash text,
  _session_id uuid, _family_hash bytea, _access_hash bytea, _access_expires_at timestamptz, _refresh_hash bytea,
  _expires_at timestamptz, _user_agent text, _address text, _device text, _place text, _keep int, _end_reason text,
  _buckets text[], _from timestamptz[], _most int[], _exact boolean[], _members text[]
) returns boolean
language plpgsql set enable_seqscan = off as $$
begin
  perform public.lock_buckets(_buckets, _exact);
  if exists (select from public.full_slots(_buckets, _from, _most, _members)) then
    return false;
  end if;
  return public.log_in_at_once(
    _person_id, _judged_state, _judged_hash, _at, _new_password_hash, _session_id, _family_hash, _access_hash,
    _access_expires_at, _refresh_hash, _expires_at, _user_agent, _address, _device, _place, _keep, _end_reason,
    '{}', '{}', '{}', '{}'
  );
end $$;
