-- What the one who approved first says to the colleague who has to approve too; null where nothing was said.
alter table withdrawal_approval add column reason text check (length(reason) between 1 and 500);
alter table bonus_approval add column reason text check (length(reason) between 1 and 500);
alter table payment_approval add column reason text check (length(reason) between 1 and 500);
