-- Codes and links count from when their mail was sent, and the "that was not me" link of security mails.

alter table one_time_secret
  drop constraint one_time_secret_purpose_check,
  add constraint one_time_secret_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'staff_link', 'login_ticket', 'not_me')),
  -- The mail that brings it, if one does: the secret's own time begins when that is delivered. `expires_at` bounds
  -- both. No foreign key: mails are removed before secrets may be asked about.
  add column mail_id uuid;

-- As above, for the two codes of a change of address.
alter table email_change
  add column old_mail_id uuid,
  add column new_mail_id uuid;
