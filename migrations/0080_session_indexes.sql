-- A refresh token is found by its family; what it and the one before hash to is only compared. The two indexes that kept
-- these apart were written at every login and every renewal, and nobody read them: 32 random bytes do not meet by chance.
alter table session
  drop constraint session_refresh_hash_key,
  drop constraint session_previous_refresh_hash_key;
