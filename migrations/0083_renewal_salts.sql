-- What a renewal of the session mixes into the tokens that follow, so that a token alone does not tell them; see
-- docs/decisions/0070. Empty: renewed before this was kept, when the token alone decided.
alter table session add column renewal_salt bytea not null default '';
