-- Messages of the contact form, subscriptions to the newsletter, and what a mail needs for both.

alter table mail
  -- Where an answer goes, when not to the sender: one address, by the same rule as the recipient.
  add column reply_to text check (reply_to ~ '^[^[:space:][:cntrl:],;<>]+@[^[:space:][:cntrl:],;<>]+$'),
  -- Where a mail program unsubscribes with one request (RFC 8058).
  add column unsubscribe_url text check (unsubscribe_url ~ '^https?://[^[:space:][:cntrl:],;<>]+$');

create sequence contact_reference start with 1001;

create table contact_message (
  id uuid primary key,
  -- Told to the sender as "C-1042".
  reference bigint not null unique,
  name text not null check (length(name) between 1 and 100),
  email text not null,
  message text not null check (length(message) between 1 and 2000),
  created_at timestamptz not null
);
create index contact_message_newest on contact_message (created_at desc);

-- One row for each address that asked; it is on the list when it has confirmed and not left since.
create table newsletter_subscription (
  id uuid primary key,
  email text not null,
  -- Lower case, NFKC, as for people.
  email_key text not null unique,
  -- SHA-256 of the tokens in the mail's links.
  confirm_hash bytea not null unique,
  unsubscribe_hash bytea not null unique,
  -- At most one mail a day goes to an address, however often it is typed.
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index newsletter_subscription_removable on newsletter_subscription (mailed_at)
  where confirmed_at is null or unsubscribed_at is not null;
