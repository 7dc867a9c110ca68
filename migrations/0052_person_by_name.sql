-- no transaction
-- The console's list of investors by name, page by page: without it every page sorts all of them.
create index concurrently if not exists person_by_name on person (lower(last_name || ' ' || first_name), id);
