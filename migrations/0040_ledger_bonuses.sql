-- The house account behind referral bonuses (docs/decisions/0040).

alter table ledger.account drop constraint account_chart;
alter table ledger.account add constraint account_chart check (
  case
    when kind in ('available', 'withdrawing')
      then asset = 'usd' and owner_id is not null and position_id is null and materialised
    when kind = 'invested'
      then asset = 'usd' and owner_id is not null and position_id is not null and materialised
    when kind = 'conversion'
      then owner_id is null and position_id is null and not materialised
    when kind in ('custody', 'outside')
      then asset <> 'usd' and owner_id is null and position_id is null and not materialised
    when kind in ('results', 'fees', 'rounding', 'shortfalls', 'bonuses')
      then asset = 'usd' and owner_id is null and position_id is null and not materialised
    else false
  end
);

insert into ledger.account (id, kind, asset, materialised) overriding system value values
  (80, 'bonuses', 'usd', false);
