-- The few accounts that are locked or suspended, by when they are to be looked at again: the console counts them all day.
create index person_limited on person (state_review_by) where state_review_by is not null;
