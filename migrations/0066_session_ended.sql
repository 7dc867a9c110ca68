-- no transaction
-- Where people logged in from in sessions that ended, which bonuses are compared by: it costs a login nothing.
create index concurrently if not exists session_ended on session (person_id) where ended_at is not null;
