-- The proof of liabilities and the public log. docs/proof.md says what is hashed; server/src/transparency does it.

-- What a person's leaves are hidden with. Without it nobody can guess a balance from a hash.
create table liability_secret (
  person_id uuid primary key references person (id),
  secret bytea not null check (octet_length(secret) = 16)
);

-- What all investors were owed of one asset at one moment: available, invested and withdrawing.
create table liability_snapshot (
  id bigint generated always as identity primary key,
  asset text not null,
  taken_at timestamptz not null,
  -- Makes each tree's leaves differ from every other's, so that nobody follows a balance from day to day.
  salt bytea not null unique check (octet_length(salt) = 32),
  chunks smallint not null check (chunks between 1 and 16),
  leaves bigint not null check (leaves > 0 and leaves & (leaves - 1) = 0),
  -- Investors who hold something. Never published: too few of them, and totals and paths are withheld.
  holders bigint not null check (holders >= 0),
  total numeric(38, 0) not null check (total >= 0 and total <> 'NaN'),
  root bytea not null check (octet_length(root) = 32),
  ledger_position bigint not null,
  ledger_hash bytea not null check (octet_length(ledger_hash) = 32),
  unique (asset, taken_at)
);
create trigger append_only before update or delete on liability_snapshot
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on liability_snapshot
  for each statement execute function refuse_change();

-- The tree of the latest snapshots, 256 nodes a row: level 0 are the leaves, level 8 the nodes above 256 of them.
create table liability_tile (
  snapshot_id bigint not null references liability_snapshot (id),
  level smallint not null,
  index int not null,
  nodes bytea not null,
  primary key (snapshot_id, level, index)
);

-- Whose leaves are where, sorted by person: for each 16 bytes of id and 4 bytes for the place of each leaf.
create table liability_place (
  snapshot_id bigint not null references liability_snapshot (id),
  first_person uuid not null,
  people bytea not null,
  primary key (snapshot_id, first_person)
);

-- The entries of the public log, in their order; each a line of canonical JSON.
create table log_entry (
  index bigint primary key check (index >= 0),
  -- What it is about. Nothing is logged twice.
  subject text not null unique,
  entry text not null check (octet_length(entry) <= 65535),
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32),
  created_at timestamptz not null
);
create trigger append_only before update or delete on log_entry
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on log_entry
  for each statement execute function refuse_change();

-- Every signed head of the log, by its size. A size is signed once.
create table log_checkpoint (
  size bigint primary key check (size > 0),
  -- The log's name, which no later setting changes.
  origin text not null,
  root bytea not null check (octet_length(root) = 32),
  note text not null,
  signed_at timestamptz not null
);
create trigger append_only before update or delete on log_checkpoint
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on log_checkpoint
  for each statement execute function refuse_change();
