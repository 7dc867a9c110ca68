-- A payment worth more than the operator's limit is credited with the approval of two members of staff (decision 94). That
-- neither is the investor, that they are two, and that both saw it in the block where it lies holds here whatever the code
-- does.

alter table deposit
  drop constraint deposit_flags_check,
  add constraint deposit_flags_check check (flags <@
    array['underpaid', 'overpaid', 'late', 'in_review', 'refused', 'replaced', 'reversed', 'review']),
  add unique (id, investor_id);

alter table payment
  drop constraint payment_status_check,
  add constraint payment_status_check
    check (status in ('seen', 'confirming', 'in_review', 'credited', 'refused', 'dropped', 'reversed')),
  -- Since when it needs approvals; stays set, whatever the limit becomes.
  add column review_began_at timestamptz,
  add column refused_at timestamptz,
  add column refused_by uuid references person (id),
  -- Why, in words that the investor is told.
  add column refusal text,
  add constraint payment_review check (status <> 'in_review' or review_began_at is not null),
  add constraint payment_refusal check (
    (status = 'refused') = (refused_at is not null)
    and (refused_at is null) = (refused_by is null) and (refused_at is null) = (refusal is null)
    and (refused_at is null or review_began_at is not null)),
  add unique (id, deposit_id);
create index payment_in_review on payment (network, review_began_at) where status = 'in_review';
create index payment_reviewed on payment (review_began_at) where review_began_at is not null;

create table payment_approval (
  payment_id uuid not null,
  deposit_id uuid not null,
  investor_id uuid not null,
  -- The block that it lay in: in another one it has to be approved anew.
  block_hash text not null,
  approver_id uuid not null references person (id),
  at timestamptz not null,
  primary key (payment_id, block_hash, approver_id),
  foreign key (payment_id, deposit_id) references payment (id, deposit_id),
  foreign key (deposit_id, investor_id) references deposit (id, investor_id),
  check (approver_id <> investor_id)
);

create function payment_is_approved(payment payment) returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
return (select count(*) >= 2 from payment_approval a
  where a.payment_id = (payment).id and a.block_hash = (payment).block_hash);

create function refuse_unapproved_credit() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'refused' then
    if new.refused_by = (select d.investor_id from deposit d where d.id = new.deposit_id) then
      raise exception 'payment % is refused by its own investor', new.id;
    end if;
  elsif (tg_op = 'INSERT' or old.status <> 'credited') and not payment_is_approved(new) then
    raise exception 'payment % is credited, but not approved by two members of staff', new.id;
  end if;
  return new;
end $$;
create trigger reviewed_by_staff before insert or update of status on payment
  for each row when (new.status in ('credited', 'refused') and new.review_began_at is not null)
  execute function refuse_unapproved_credit();
