-- no transaction
-- The console's search for a person by a part of their name, address, id or reference: the same text as in people-list.ts.
create index concurrently if not exists person_search on person using gin ((
  email || ' ' || first_name || ' ' || last_name || ' ' || first_name || ' ' || id::text || coalesce(' A-' || state_reference::text, '')
) trigram.gin_trgm_ops);
