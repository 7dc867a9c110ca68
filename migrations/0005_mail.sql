-- The outbox. An email is written in the transaction of the event it is about, and delivered after the commit.
-- Without a mail server this table is the built-in mailbox: a row counts as delivered at once.
create table mail (
  id uuid primary key,
  -- One address. A line break in a header field would let a caller write their own headers.
  recipient text not null check (recipient ~ '^[^[:space:][:cntrl:],;<>]+@[^[:space:][:cntrl:],;<>]+$'),
  -- Where a reply goes, if not to the sender: one address, by the same rule.
  reply_to text check (reply_to ~ '^[^[:space:][:cntrl:],;<>]+@[^[:space:][:cntrl:],;<>]+$'),
  -- Where a mail program unsubscribes with one request (RFC 8058).
  unsubscribe_url text check (unsubscribe_url ~ '^https?://[^[:space:][:cntrl:],;<>]+$'),
  -- Written by a member of staff: not announced as automatic (RFC 3834).
  is_by_person boolean not null default false,
  subject text not null check (subject !~ '[[:cntrl:]]'),
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- No attempt before this time. A claim moves it on, so a process that dies doesn't keep the email.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz,
  -- The mail server refused it for good, several times: it is kept, and the log says so.
  parked_at timestamptz
);
create index mail_due on mail (next_attempt_at) where delivered_at is null and parked_at is null;
create index mail_recipient on mail (lower(recipient), created_at desc);
