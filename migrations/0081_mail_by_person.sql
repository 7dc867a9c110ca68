-- Whether a member of staff wrote the mail: such a one is not announced as automatic (RFC 3834).
alter table mail add column is_by_person boolean not null default false;
