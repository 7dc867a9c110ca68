-- no transaction
-- The same list by email address, as it is written.
create index concurrently if not exists person_by_email on person (email, id);
