-- no transaction
-- The public withdrawal clock is read from what was confirmed recently.
create index concurrently if not exists withdrawal_step_confirmed on withdrawal_step (at) where status = 'confirmed';
