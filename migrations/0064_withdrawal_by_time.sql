-- no transaction
-- The console's list of withdrawals, page by page: without it every page sorts all of them.
create index concurrently if not exists withdrawal_by_time on withdrawal (created_at, id);
