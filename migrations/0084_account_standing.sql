-- Why an account is locked or suspended, since when, by when it is looked at again, and by what number people speak of it;
-- see docs/decisions/0072. The words of staff in `state_reason` are theirs alone.
create sequence standing_reference start with 1001;

alter table person
  add column state_reason_code text
    check (state_reason_code in ('unusual_activity', 'owner_request', 'terms', 'legal_request')),
  add column state_since timestamptz,
  add column state_review_by timestamptz,
  add column state_reference bigint;

-- Nobody kept why and since when: what their owners were told was unusual activity.
update person
set state_reason_code = 'unusual_activity', state_since = now(), state_review_by = now() + interval '72 hours',
  state_reference = nextval('standing_reference')
where state in ('locked', 'suspended');

alter table person
  add constraint person_standing check (
    num_nonnulls(state_reason_code, state_since, state_review_by, state_reference)
      = case when state in ('locked', 'suspended') then 4 else 0 end
  );
