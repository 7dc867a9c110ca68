-- The short references that people read, say and search for: W-4821, D-…, P-… (docs/decisions/0165).

-- Mixes the order of the numbers. One row, different in every installation; changing it would give numbers twice.
create table reference_key (
  is_only boolean primary key default true check (is_only),
  secret uuid not null default gen_random_uuid()
);
insert into reference_key default values;
create trigger append_only before update or delete on reference_key for each row execute function refuse_change();

-- One for each checkout, withdrawal and position, given with the row and kept for good.
create table short_reference (
  subject_id uuid primary key,
  code text not null unique check (code ~ '^[DWP]-[1-9][0-9]{3,17}$')
);
create trigger append_only before update or delete on short_reference for each row execute function refuse_change();
create trigger append_only_truncate before truncate on short_reference
  for each statement execute function refuse_change();

create sequence reference_number_d;
create sequence reference_number_w;
create sequence reference_number_p;

-- The number that people see for the nth of a kind. The first 9,000 have four digits, the next 90,000 five, and so on. Within
-- its digits each number comes once and in no order that anybody without the key can tell: a Feistel network of four
-- rounds over the next power of four, walked until the number is within the digits.
create function mixed_number(_n bigint, _kind text, _secret uuid) returns bigint
language plpgsql immutable as $$
declare
  _first bigint := 1000;
  _place bigint := _n - 1;
  _half int;
  _mask bigint;
  _left bigint;
  _right bigint;
  _mixed bigint;
begin
  while _place >= 9 * _first loop
    _place := _place - 9 * _first;
    _first := 10 * _first;
  end loop;
  _half := ceil(log(2, 9 * _first) / 2);
  _mask := (1::bigint << _half) - 1;
  loop
    _left := _place >> _half;
    _right := _place & _mask;
    for _round in 1..4 loop
      _mixed := _left # (_mask &
        ('x' || left(md5(concat_ws('/', _secret, _kind, _first, _round, _right)), 15))::bit(60)::bigint);
      _left := _right;
      _right := _mixed;
    end loop;
    _place := (_left << _half) | _right;
    exit when _place < 9 * _first;
  end loop;
  return _first + _place;
end $$;

create function next_reference(_kind text) returns text language sql as $$
  select _kind || '-' || mixed_number(nextval('reference_number_' || lower(_kind)), _kind, secret) from reference_key
$$;

-- By trigger, so that processes of an older version give references too.
create function give_reference() returns trigger language plpgsql as $$
begin
  insert into short_reference (subject_id, code) values (new.id, next_reference(tg_argv[0]));
  return null;
end $$;
create trigger referenced after insert on deposit for each row execute function give_reference('D');
create trigger referenced after insert on withdrawal for each row execute function give_reference('W');
create trigger referenced after insert on position for each row execute function give_reference('P');

-- What is there already; the triggers' locks keep new rows away until this is done.
insert into short_reference (subject_id, code) select id, next_reference('D') from deposit;
insert into short_reference (subject_id, code) select id, next_reference('W') from withdrawal;
insert into short_reference (subject_id, code) select id, next_reference('P') from position;
