-- Sessions, the devices they began on, and logging in with a password.

-- A session is a family of refresh tokens. Only the newest one and its predecessor are accepted.
create table session (
  id uuid primary key,
  person_id uuid not null references person (id),
  -- The part that all refresh tokens of the session share. It finds the session, and recognizes a spent token.
  family_hash bytea not null unique,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  -- Compared after the session is found. No unique index: 32 random bytes don't repeat, and every renewal would write it.
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  -- What a renewal mixes into the following tokens, so that a token alone doesn't reveal them (docs/decisions/0070).
  renewal_salt bytea not null default '',
  refreshed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  user_agent text not null default '',
  address text not null default '',
  -- What the session was opened with.
  proof text not null default 'password' check (proof in ('password', 'second_factor', 'staff_link')),
  -- When its owner last passed a step-up within it.
  stepped_up_at timestamptz
);
create index session_person on session (person_id) where ended_at is null;
create index session_age on session (expires_at);

-- The kinds of device that someone has logged in from, to tell them about a new one.
create table known_device (
  person_id uuid not null references person (id),
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The networks they logged in from on it, by the first half of the address, newest last. They are told about a login from
  -- another (docs/decisions/0074).
  places text[] not null default '{}',
  primary key (person_id, device)
-- As for person.
) with (fillfactor = 80);

-- Wrong passwords in a row for an address, whether or not anyone has it. The right password removes the row.
create table login_failure (
  -- SHA-256 of the address: what strangers typed isn't kept.
  email_hash bytea primary key,
  in_a_row integer not null,
  last_at timestamptz not null
);

-- ── Logging in with a password ───────────────────────────────────────────────────────────────────────────────

-- A login is two calls: one before the password's hash, which writes nothing, and one after it (docs/decisions/0050).

-- All that a login needs before the password is judged, in one row: how often and when a wrong one was typed for the
-- address, whether a bucket is full, and whose address it is. An address that nobody has gives nulls and costs the same.
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

-- Writes everything that a login with a password writes, in one call. It handles people without a second factor and without
-- wrong passwords before, on a known kind of device and network or their first. For everyone else it gives false and has
-- done nothing; separate statements then send the emails and give out tickets (docs/decisions/0035).
-- It opens the session at `_at` only while the buckets have room and the person is as they were when the password was
-- judged: someone who was locked since, or has a new password, is left to the separate statements, which refuse.
-- The person's row is the lock of their sessions and is always taken first.
create function log_in_at_once(
  _person_id uuid, _judged_state text, _judged_hash text, _at timestamptz, _new_password_hash text,
  _session_id uuid, _family_hash bytea, _access_hash bytea, _access_expires_at timestamptz, _refresh_hash bytea,
  _expires_at timestamptz, _user_agent text, _address text, _device text, _place text, _keep int, _end_reason text,
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
          and (
            _place = '' or exists (
              select from public.known_device k where k.person_id = p.id and _place = any (k.places)
            )
          )
        or not exists (select from public.known_device k where k.person_id = p.id)
      );
  if not found then
    return false;
  end if;
  insert into public.known_device (person_id, device, first_seen_at, last_seen_at, places)
    values (_person_id, _device, _at, _at, case _place when '' then '{}' else array[_place] end)
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
