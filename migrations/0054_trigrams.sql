-- Part of PostgreSQL: an index by trigrams finds what contains a text. In a schema of its own, so that its functions stand
-- between none of ours.
create schema trigram;
create extension pg_trgm with schema trigram;
