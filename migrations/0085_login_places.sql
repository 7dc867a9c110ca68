-- Where somebody logged in from with each kind of device: the networks by the first half of their address, as their owner
-- is shown them, the newest last. They are told of a login from another; see docs/decisions/0074.
alter table known_device add column places text[] not null default '{}';

update known_device k set places = array(
  select distinct case
    when s.address ~ '^(::ffff:)?\d+\.\d+\.\d+\.\d+$'
      then regexp_replace(s.address, '^(?:::ffff:)?(\d+)\.(\d+)\..*$', '\1.\2.…')
    else split_part(s.address, ':', 1) || ':' || split_part(s.address, ':', 2) || ':…'
  end
  from session s
  where s.person_id = k.person_id and s.address ~ '[.]|:.*:'
);

-- As in migration 0065, but only from a network that its person logged in from before.
drop function log_in_at_once(
  uuid, text, text, timestamptz, text, uuid, bytea, bytea, timestamptz, bytea, timestamptz, text, text, text, int, text,
  text[], timestamptz[], int[], boolean[]
);
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
