-- no transaction
-- The open pauses of one investor, and those for everyone, which have none: each payment to make asks for them.
create index concurrently if not exists withdrawal_pause_of on withdrawal_pause (investor_id) where ended_at is null;
