-- Results of the source `market` (docs/decisions/0022): each month's seed is bound by a hash that is published before
-- the month begins, and shown after it. The seed itself is not in the database until then.

create table result_month (
  -- The month's first day, UTC.
  month date primary key check (extract(day from month) = 1),
  -- The version of the rules that turn the seed into rates (contract/src/market-results.ts).
  rules smallint not null check (rules > 0),
  seed_hash bytea not null unique check (octet_length(seed_hash) = 32),
  published_at timestamptz not null,
  revealed_seed bytea,
  revealed_at timestamptz,
  constraint published_before_it_begins check (published_at < month::timestamp at time zone 'UTC'),
  constraint revealed_after_it check (revealed_at >= (month + interval '1 month') at time zone 'UTC'),
  constraint revealed_with_its_time check ((revealed_seed is null) = (revealed_at is null)),
  constraint revealed_seed_has_the_published_hash check (sha256(revealed_seed) = seed_hash)
);

create function refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op);
end $$;

-- All that ever happens to a published month: it is revealed, once.
create function keep_commitment() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.revealed_seed is not null
    or (new.month, new.rules, new.seed_hash, new.published_at)
      is distinct from (old.month, old.rules, old.seed_hash, old.published_at)
  then
    raise exception 'month % is published: its hash stays as it is, and it is revealed once', old.month;
  end if;
  return new;
end $$;

create trigger keep_commitment before update on result_month for each row execute function keep_commitment();
create trigger append_only before delete on result_month for each row execute function refuse_change();
create trigger append_only_truncate before truncate on result_month for each statement execute function refuse_change();
create trigger append_only before update or delete on daily_result for each row execute function refuse_change();
create trigger append_only_truncate before truncate on daily_result for each statement execute function refuse_change();
