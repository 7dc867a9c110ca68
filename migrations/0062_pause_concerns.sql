-- Whether a pause holds an investor's withdrawals in a coin on a network (decision 34): asked of those that are there, and
-- before one is requested.
create function pause_concerns(pause withdrawal_pause, investor uuid, payout_coin text, payout_network text)
returns boolean language sql stable
return case
  when (pause).investor_id is not null then (pause).investor_id = investor
  when (pause).coin = payout_coin and (pause).network = payout_network then true
  else exists (
    select from deposit d join payment y on y.deposit_id = d.id
    where d.investor_id = investor and d.coin = (pause).coin and d.network = (pause).network and y.usd_minor is not null)
end;

create or replace view withdrawal_hold as
  select w.id as withdrawal_id, p.id as pause_id
  from withdrawal w
  join withdrawal_pause p on p.ended_at is null and pause_concerns(p, w.investor_id, w.coin, w.network)
  where w.status in ('requested', 'in_review', 'approved');
