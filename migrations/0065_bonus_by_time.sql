-- no transaction
-- The same list of bonuses.
create index concurrently if not exists bonus_by_time on bonus (created_at, id);
