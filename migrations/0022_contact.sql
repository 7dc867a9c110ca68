-- The contact form with its answers, and the newsletter.

create sequence contact_reference start with 1001;

create table contact_message (
  id uuid primary key,
  -- The sender sees it as "C-1042".
  reference bigint not null unique,
  name text not null check (length(name) between 1 and 100),
  email text not null,
  message text not null check (length(message) between 1 and 2000),
  -- The language of the page it was written on; null if unknown.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'),
  created_at timestamptz not null,
  assignee_id uuid references person (id),
  archived_at timestamptz,
  archived_by uuid references person (id),
  constraint contact_message_archived check ((archived_at is null) = (archived_by is null))
);
create index contact_message_newest on contact_message (created_at desc);
create index contact_message_open on contact_message (created_at) where archived_at is null;

-- An answer, written in the console and sent by email (docs/decisions/0060).
create table contact_answer (
  -- Made in the order of time; also the id of the email that carries it.
  id uuid primary key,
  message_id uuid not null references contact_message (id),
  text text not null check (length(text) between 1 and 4000),
  written_by uuid not null references person (id),
  written_at timestamptz not null
);
create index contact_answer_thread on contact_answer (message_id, id);

-- One row for each address that asked for the newsletter. It is subscribed once it has confirmed, until it unsubscribes.
create table newsletter_subscription (
  id uuid primary key,
  email text not null,
  -- Lower case, NFKC, as for people.
  email_key text not null unique,
  -- SHA-256 of the tokens in the email's links.
  confirm_hash bytea not null unique,
  unsubscribe_hash bytea not null unique,
  -- An address gets at most one of these emails a day, however often it is entered.
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index newsletter_subscription_removable on newsletter_subscription (mailed_at)
  where confirmed_at is null or unsubscribed_at is not null;
