-- What the application's role may do; run again after every migration.
grant usage on schema public to evenmoor_app;
grant select, insert, update, delete on all tables in schema public to evenmoor_app;
grant usage, select on all sequences in schema public to evenmoor_app;
-- History is appended only.
revoke update, delete, truncate on audit_entry, bucket_accrual, contact_answer, daily_result, plan_terms, withdrawal_step, withdrawal_approval, bonus_approval, payment_approval, unwound_result, unwound_position, dated_limit,
  position_correction, accrued_result, told_accrual, liability_secret, liability_snapshot, log_entry, log_checkpoint, log_cosignature, short_reference from evenmoor_app;
revoke delete, truncate on credit_unwinding, result_month, result_proposal, day_correction, bonus, public_record, record_consent, day_sign_off, ahead_result, forward_run, withdrawal_review_hold from evenmoor_app;
-- A version of terms never changes; it is approved once, and one that is not in force yet can be called off.
grant update (cancelled_at, approved_at, approved_by) on plan_terms to evenmoor_app;
-- A hold is ended, and stays as it was put.
revoke update on withdrawal_review_hold from evenmoor_app;
grant update (ended_by, ended_at) on withdrawal_review_hold to evenmoor_app;
grant truncate on room_probe to evenmoor_app;
-- A key is noted once; the owner alone puts another one in its place.
revoke update, delete, truncate on key_fingerprint from evenmoor_app;
-- Changing it would give references twice.
revoke insert, update, delete, truncate on reference_key from evenmoor_app;
-- The audit chain is written by its one function.
revoke insert, update, delete, truncate on audit_seal, audit_seal_progress from evenmoor_app;
grant execute on function seal_audit_entries(), audit_digests(bigint, bigint) to evenmoor_app;
-- Only the migrator writes its own record.
revoke insert, update, delete, truncate on schema_migration, schema_migration_lock, schema_compatibility from evenmoor_app;
