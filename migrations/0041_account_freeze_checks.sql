-- The constraints of 0040_account_freeze.sql, for what was there before.
alter table one_time_secret validate constraint one_time_secret_purpose_known;
alter table one_time_secret validate constraint one_time_secret_withdrawal;
