-- Why a withdrawal or a bonus takes a second person: what one investor or one address gets within a day and a week counts
-- together (docs/decisions/0104).

alter table withdrawal
  add column second_approval_reason text
    check (second_approval_reason in ('amount', 'investor_day', 'investor_week', 'address_day', 'address_week'));
update withdrawal set second_approval_reason = 'amount' where approvals_needed = 2;
alter table withdrawal
  add constraint withdrawal_second_approval check ((approvals_needed = 2) = (second_approval_reason is not null));

create index withdrawal_to on withdrawal (network, address, created_at);

alter table bonus
  -- Set with the first approval; more than one from then on.
  add column second_approval_reason text check (second_approval_reason in ('amount', 'investor_day', 'investor_week')),
  add unique (id, referrer_id, referred_id);

-- Who agreed to verify a bonus: one administrator, or two where it takes two.
create table bonus_approval (
  bonus_id uuid not null,
  referrer_id uuid not null,
  referred_id uuid not null,
  approver_id uuid not null references person (id),
  at timestamptz not null,
  primary key (bonus_id, approver_id),
  foreign key (bonus_id, referrer_id, referred_id) references bonus (id, referrer_id, referred_id),
  check (approver_id <> referrer_id and approver_id <> referred_id)
);
insert into bonus_approval (bonus_id, referrer_id, referred_id, approver_id, at)
select id, referrer_id, referred_id, decided_by, decided_at from bonus where status = 'verified';
create trigger append_only before update or delete on bonus_approval for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bonus_approval
  for each statement execute function refuse_change();

create function refuse_unapproved_bonus() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select count(*) from bonus_approval a where a.bonus_id = new.id)
    < (case when new.second_approval_reason is null then 1 else 2 end)
  then
    raise exception 'bonus % is verified, but not approved by enough administrators', new.id;
  end if;
  return new;
end $$;
create trigger approved_by_staff after update of status on bonus
  for each row when (new.status = 'verified') execute function refuse_unapproved_bonus();
