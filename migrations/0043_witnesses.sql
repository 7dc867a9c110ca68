-- Who else saw the log: cosignatures of witnesses on its signed heads.
create table log_cosignature (
  size bigint not null references log_checkpoint (size),
  -- The name of the witness's key and its id, as in its vkey.
  witness text not null,
  key_id text not null check (key_id ~ '^[0-9a-f]{8}$'),
  -- The line of a signed note, with its newline.
  line text not null check (octet_length(line) <= 8192),
  -- When the witness says that it saw this head.
  seen_at timestamptz not null,
  received_at timestamptz not null,
  primary key (size, witness, key_id)
);
create trigger append_only before update or delete on log_cosignature
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on log_cosignature
  for each statement execute function refuse_change();
