-- Links in emails that work without logging in: they cancel one withdrawal, or freeze the account (docs/decisions/0171).

-- Set while the owner has frozen the account: no money leaves. It can be lifted a day later, after proving who it is.
alter table person add column frozen_at timestamptz;
-- What a link is about, where it is about one thing: the withdrawal that it cancels. No foreign key: the withdrawal stays.
alter table one_time_secret add column withdrawal_id uuid;
alter table one_time_secret drop constraint one_time_secret_purpose_check;
alter table one_time_secret add constraint one_time_secret_purpose_known check (
  purpose in (
    'verify_email', 'reset_password', 'staff_link', 'login_ticket', 'not_me', 'cancel_withdrawal', 'freeze_account'
  )
) not valid;
alter table one_time_secret add constraint one_time_secret_withdrawal check (
  (purpose = 'cancel_withdrawal') = (withdrawal_id is not null)
) not valid;
