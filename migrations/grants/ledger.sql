-- What the application's role may do with the ledger: read everything, write only through the functions.
-- Run after every migration; running it again changes nothing.
revoke all on schema ledger from evenmoor_app;
revoke all on all tables in schema ledger from evenmoor_app;
revoke all on all sequences in schema ledger from evenmoor_app;
revoke all on all functions in schema ledger from evenmoor_app, public;

grant usage on schema ledger to evenmoor_app;
grant select on all tables in schema ledger to evenmoor_app;
grant execute on function
  ledger.open_account(text, text, uuid, uuid),
  ledger.post(uuid, text, text, bytea, bigint, date, bigint[], numeric[]),
  ledger.post_named(uuid, text, text, bigint, date, bigint[], text[], text[], uuid[], uuid[], numeric[]),
  ledger.post_wide(uuid, text, text, date, bigint[], numeric[]),
  ledger.post_batch(uuid[], text[], text[], bytea[], date[], bigint[], int[], int[], numeric[]),
  ledger.lock_balances(bigint[]),
  ledger.content_hash(text, text, bigint, date, bigint[], numeric[]),
  ledger.seal_transfers(int),
  ledger.begin_month(timestamptz),
  ledger.seal_before(bigint),
  ledger.transfer_digests(bigint, bigint)
to evenmoor_app;
