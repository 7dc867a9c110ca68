-- no transaction
-- The console's list of pauses, page by page.
create index concurrently if not exists withdrawal_pause_by_time on withdrawal_pause (began_at, id);
