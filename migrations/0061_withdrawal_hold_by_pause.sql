-- The same holds as before. Asking the function for each withdrawal with each pause took the console seconds: PostgreSQL
-- doesn't look into a function that reads tables, and so found neither pauses nor withdrawals by an index.
create or replace view withdrawal_hold as
  -- A pause of one investor.
  select w.id as withdrawal_id, p.id as pause_id
  from withdrawal_pause p
  join withdrawal w on w.investor_id = p.investor_id
  where p.ended_at is null and w.status in ('requested', 'in_review', 'approved')
union all
  -- A pause for everyone: what is to be paid in its coin on its network, and anything of investors who were ever credited in
  -- that coin there. There are few such pauses beside very many others, so they are read once, not for each withdrawal.
  -- `offset 0` keeps what is asked of deposits a look into the index for each: PostgreSQL would else gather everybody who was
  -- ever credited first.
  (with everyone as materialized (
    select id, coin, network from withdrawal_pause where ended_at is null and investor_id is null
  )
  select w.id, p.id
  from everyone p
  cross join withdrawal w
  where w.status in ('requested', 'in_review', 'approved')
    and ((w.coin = p.coin and w.network = p.network) or exists (
      select from deposit d join payment y on y.deposit_id = d.id
      where d.investor_id = w.investor_id and d.coin = p.coin and d.network = p.network and y.usd_minor is not null
      offset 0)));
