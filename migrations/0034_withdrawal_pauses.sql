-- A credit that was taken back because the chain no longer holds its payment pauses withdrawals until staff end the
-- pause (decision 34). What a pause holds is taken in all the same, but neither approved nor paid.
create table withdrawal_pause (
  id uuid primary key,
  -- The first credit that was taken back.
  deposit_id uuid not null references deposit (id),
  transaction text not null,
  coin text not null references ledger.asset (code),
  network text not null,
  -- On the practice network the withdrawals of this investor alone; null: of everybody whom it concerns.
  investor_id uuid references person (id),
  -- How many credits were taken back while it stood.
  reversals integer not null default 1 check (reversals > 0),
  began_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references person (id),
  reason text,
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (reason is null)),
  -- Nobody ends the pause of their own withdrawals.
  check (ended_by <> investor_id)
);
create unique index withdrawal_pause_open on withdrawal_pause (coin, network, investor_id) nulls not distinct
  where ended_at is null;

-- Which withdrawals wait for staff to end which pauses: those in the coin and on the network of the credit, and those of
-- investors who were ever credited in that coin there.
create view withdrawal_hold as
  select w.id as withdrawal_id, p.id as pause_id
  from withdrawal w
  join withdrawal_pause p on p.ended_at is null and case
    when p.investor_id is not null then p.investor_id = w.investor_id
    when p.coin = w.coin and p.network = w.network then true
    else exists (
      select from deposit d join payment y on y.deposit_id = d.id
      where d.investor_id = w.investor_id and d.coin = p.coin and d.network = p.network and y.usd_minor is not null)
    end
  where w.status in ('requested', 'in_review', 'approved');
