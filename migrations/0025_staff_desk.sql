-- What the console keeps: until when an account is locked, and who looks after a message of the contact form.

alter table person add column state_until timestamptz;
create index person_lock_end on person (state_until) where state_until is not null;
create index person_newest on person (created_at desc, id desc);

alter table contact_message
  add column archived_at timestamptz,
  add column archived_by uuid references person (id),
  add column assignee_id uuid references person (id),
  add check ((archived_at is null) = (archived_by is null));
create index contact_message_open on contact_message (created_at) where archived_at is null;
