-- What BACKUP_DIR held when a process that can read it last looked, so that every process can tell: one row at most.
-- Null: there is none yet.
create table backup_state (
  is_only boolean primary key default true check (is_only),
  -- When the newest finished backup ended, and when a backup was last restored as a test and verified.
  backed_up_at timestamptz,
  tried_at timestamptz
);
