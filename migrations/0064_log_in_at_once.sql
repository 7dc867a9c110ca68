-- All that a login by password writes, in one call; see docs/decisions/0035. It is the way of those who have no second
-- factor, typed no wrong password before and come from a kind of device that is known or their first: everybody else is left to the
-- statements one by one, which send mails and give out tickets.

-- Opens the session at `_at` and gives true; gives false where it is not for this way, and then has done nothing. The hits
-- are those counted for this attempt. The person's row is the lock of their sessions, and everybody's first.
create function log_in_at_once(
  _person_id uuid, _at timestamptz, _new_password_hash text,
  _session_id uuid, _family_hash bytea, _access_hash bytea, _access_expires_at timestamptz, _refresh_hash bytea,
  _expires_at timestamptz, _user_agent text, _address text, _device text,
  _keep int, _end_reason text, _buckets text[], _slots timestamptz[]
) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
begin
  update person p set last_signed_in_at = _at, password_hash = coalesce(_new_password_hash, p.password_hash)
    where p.id = _person_id and not p.has_second_factor
      and (
        exists (select from known_device k where k.person_id = p.id and k.device = _device)
        or not exists (select from known_device k where k.person_id = p.id)
      );
  if not found then
    return false;
  end if;
  insert into known_device (person_id, device, first_seen_at, last_seen_at) values (_person_id, _device, _at, _at)
    on conflict (person_id, device) do update set last_seen_at = excluded.last_seen_at;
  update session set ended_at = _at, end_reason = _end_reason
    where id in (
      select s.id from session s where s.person_id = _person_id and s.ended_at is null
      order by s.created_at desc, s.id desc offset _keep - 1
    );
  insert into session (
    id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at, created_at, last_used_at,
    expires_at, user_agent, address, proof
  ) values (
    _session_id, _person_id, _family_hash, _access_hash, _access_expires_at, _refresh_hash, _at, _at, _at,
    _expires_at, _user_agent, _address, 'password'
  );
  perform give_hits_back(_buckets, _slots);
  return true;
end $$;
