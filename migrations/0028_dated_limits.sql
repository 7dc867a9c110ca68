-- What the settings that bound money were, and from when on each value counts (docs/decisions/0117). Appended at a start.
create table dated_limit (
  id bigint generated always as identity primary key,
  name text not null,
  value_minor numeric(38, 0) not null check (value_minor >= 0),
  noted_at timestamptz not null,
  effective_from timestamptz not null check (effective_from >= noted_at)
);
create index dated_limit_name on dated_limit (name, id desc);
