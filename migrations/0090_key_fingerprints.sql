-- Which keys this database was used with, by their fingerprints: the first eight bytes of a key's SHA-256. A process whose
-- DATA_DIR holds other keys does not start (docs/decisions/0097). Only the owner changes or removes a row.
create table key_fingerprint (
  -- The name of the key's file in DATA_DIR/secrets.
  name text primary key check (name ~ '^[a-z-]{1,60}$'),
  fingerprint bytea not null check (octet_length(fingerprint) = 8),
  noted_at timestamptz not null default now()
);
