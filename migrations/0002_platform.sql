-- What every module uses: answers kept for repeated keys, outgoing mail, the built-in mailbox.

create table idempotent_answer (
  person_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  -- SHA-256 of method, path and body: the same key with another request is refused.
  request_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);

-- Every mail is written here in the transaction of the event it tells of, and delivered after commit.
-- While no mail server is configured this table is the mailbox: a row counts as delivered at once.
create table mail (
  id uuid primary key,
  -- One address; a line break in a header field would let a caller write headers of their own.
  recipient text not null check (recipient ~ '^[^[:space:][:cntrl:],;<>]+@[^[:space:][:cntrl:],;<>]+$'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Not before this instant; a claim moves it on, so that a process that dies does not keep the mail.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz,
  -- The mail server refused it for good, again and again: kept, and told in the log.
  parked_at timestamptz
);
create index mail_due on mail (next_attempt_at) where delivered_at is null and parked_at is null;
create index mail_recipient on mail (lower(recipient), created_at desc);
