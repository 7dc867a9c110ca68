-- Answers to messages of the contact form: written in the console, sent by mail (docs/decisions/0060).

-- The language of the page that the message was written on; null where none was told.
alter table contact_message add column locale text check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$');

create table contact_answer (
  -- Made in the order of time; also the id of the mail that carries it.
  id uuid primary key,
  message_id uuid not null references contact_message (id),
  text text not null check (length(text) between 1 and 4000),
  written_by uuid not null references person (id),
  written_at timestamptz not null
);
create index contact_answer_thread on contact_answer (message_id, id);
