-- What jobs said went wrong was stored as other programs wrote it, with what they quote (docs/decisions/0242): a failing
-- job says it anew within its next round.
update job_health set last_error = null where last_error is not null;
