-- Withdrawals that a reviewer has put on hold: not approved until the hold has ended (docs/decisions/0189). Holds are kept.
create table withdrawal_review_hold (
  withdrawal_id uuid not null,
  investor_id uuid not null,
  -- 1 for the first hold of a withdrawal, then 2 and so on.
  seq smallint not null check (seq > 0),
  -- For colleagues, in the reviewer's own words.
  reason text not null check (length(reason) between 1 and 500),
  held_by uuid not null references person (id),
  held_at timestamptz not null,
  ended_by uuid references person (id),
  ended_at timestamptz,
  primary key (withdrawal_id, seq),
  foreign key (withdrawal_id, investor_id) references withdrawal (id, investor_id),
  constraint withdrawal_review_hold_by_another_person check (held_by <> investor_id),
  constraint withdrawal_review_hold_ended_by_another_person check (ended_by <> investor_id),
  constraint withdrawal_review_hold_end check ((ended_at is null) = (ended_by is null) and ended_at >= held_at)
);
create unique index withdrawal_review_hold_open on withdrawal_review_hold (withdrawal_id) where ended_at is null;

-- Whatever the code does, nothing on hold is approved.
create function refuse_withdrawal_on_hold() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from withdrawal_review_hold h where h.withdrawal_id = new.id and h.ended_at is null) then
    raise exception 'withdrawal % is on hold', new.id;
  end if;
  return new;
end $$;
create trigger not_on_hold before update of status on withdrawal
  for each row when (old.status = 'in_review' and new.status = 'approved')
  execute function refuse_withdrawal_on_hold();
