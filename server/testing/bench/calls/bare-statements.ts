/**
 * What each call cannot do without, as one statement: the limit that the product's calls are measured beside. Each takes the
 * hash of the access token, the time, and the body with what the path names as text, and gives the answer as JSON. Functions
 * of the database write what the product writes; what can be refused is left out. Market figures are in no table of the
 * product: here their answers are, as the product gave them.
 */
const session = `
  select s.person_id from session s join person p on p.id = s.person_id
  where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and s.ended_at is null
    and p.state <> 'deactivated'`

/** An answer that is kept as a whole, as text. */
const kept = (name: string): string => `
  select body as answer from bench_answer
  where name = '${name}' and $1::bytea is not null and $2::timestamptz is not null and $3::text is not null`

/** By method and path, as the contract has them. */
export const bareStatements: Readonly<Record<string, string>> = {
  'POST /api/investments/': 'select bench_invest($1, $2, $3::text::json) as answer',
  'POST /api/wallet/deposits/': 'select bench_checkout($1, $2, $3::text::json) as answer',
  'POST /api/wallet/withdrawals/': 'select bench_withdraw($1, $2, $3::text::json) as answer',
  'POST /api/wallet/withdrawals/{id}/cancel/': 'select bench_cancel($1, $2, $3::text::json) as answer',
  'POST /api/staff/withdrawals/{id}/approval/': 'select bench_approve($1, $2, $3::text::json) as answer',
  'POST /api/investments/{id}/redeem/': 'select bench_redeem($1, $2, $3::text::json) as answer',
  'GET /api/wallet/': `
    with caller as (${session})
    select json_build_object(
      'balances', json_object_agg(own.kind, b.amount),
      'today', (select sum(p.amount) from caller c join ledger.account a on a.owner_id = c.person_id and a.kind = 'available'
        join ledger.posting p on p.account_id = a.id join ledger.transfer t on t.id = p.transfer_id
        where t.kind = 'accrual' and t.effective_on = ($2::timestamptz at time zone 'UTC')::date)) as answer
    from caller c join ledger.account own on own.owner_id = c.person_id join ledger.balance b on b.account_id = own.id
    where $3::text is not null`,
  'GET /api/investments/': `
    with caller as (${session})
    select json_agg(row_to_json(x)) as answer from (
      select p.id, p.plan_id, t.title, p.principal_minor, p.redeemed_minor, b.amount, p.opened_at, p.closed_at,
        (select coalesce(sum(a.amount_minor), 0) from accrual a where a.position_id = p.id) as results
      from caller c join position p on p.investor_id = c.person_id join plan t on t.id = p.plan_id
      join ledger.balance b on b.account_id = p.account_id
      where $3::text is not null order by p.id desc limit 26) x`,
  'GET /api/wallet/transactions/': `
    with caller as (${session})
    select json_agg(row_to_json(x)) as answer from (
      select distinct t.id, t.kind, t.reference, t.effective_on, t.created_at, p.amount, p.balance_after
      from caller c join ledger.account a on a.owner_id = c.person_id
      cross join lateral (
        select p.transfer_id, p.amount, p.balance_after from ledger.posting p
        where p.account_id = a.id order by p.transfer_id desc limit 26) p
      join ledger.transfer t on t.id = p.transfer_id
      where $3::text is not null order by t.id desc limit 26) x`,
  'GET /api/notifications/': `
    with caller as (${session})
    select json_build_object('unread', (select count(*) from caller c join notification n on n.person_id = c.person_id and n.read_at is null),
      'results', (select json_agg(row_to_json(x)) from (
        select n.id, n.kind, n.facts, n.created_at, n.read_at from caller c join notification n on n.person_id = c.person_id
        order by n.id desc limit 26) x)) as answer
    where $3::text is not null`,
  'GET /api/plans/': `
    select json_agg(row_to_json(x)) as answer from (
      select distinct on (p.id) p.id, p.title, t.min_minor, t.max_minor, t.rate_ppm, t.version
      from plan p join plan_terms t on t.plan_id = p.id
      where t.effective_from <= $2 and t.approved_at is not null and t.cancelled_at is null and $1::bytea is not null
        and $3::text is not null
      order by p.id, t.effective_from desc, t.version desc) x`,
  'GET /api/market/coins/': kept('coins'),
  'GET /api/market/candles/': kept('candles'),
  'GET /api/results/{month}/': `
    select json_agg(row_to_json(x)) as answer from (
      select r.plan_id, p.title, json_agg(json_build_object('day', r.day, 'rate', r.rate_ppm, 'source', r.source) order by r.day) as days
      from daily_result r join plan p on p.id = r.plan_id
      where r.day >= ($3::text::json ->> 'month' || '-01')::date
        and r.day < ($3::text::json ->> 'month' || '-01')::date + interval '1 month'
        and $1::bytea is not null and $2::timestamptz is not null
      group by r.plan_id, p.title) x`,
  'GET /api/transparency/': `
    select json_build_object(
      'snapshots', (select json_agg(row_to_json(s)) from (
        select distinct on (s.asset) s.taken_at, s.asset, encode(s.root, 'hex') as root, s.total, s.leaves, s.chunks,
          s.ledger_position, encode(s.ledger_hash, 'hex') as ledger_hash
        from liability_snapshot s order by s.asset, s.taken_at desc) s),
      'log', (select json_agg(row_to_json(c)) from (
        select c.size, c.origin, encode(c.root, 'base64') as root, c.note, c.signed_at
        from log_checkpoint c order by c.size desc limit 31) c),
      'waiting', (select count(*) from withdrawal w where w.status in ('requested', 'in_review', 'approved', 'sent'))) as answer
    where $1::bytea is not null and $2::timestamptz is not null and $3::text is not null`,
}

const caller = session.replaceAll('$1', '_token').replaceAll('$2', '_now')

const claim = `
  insert into idempotent_answer (person_id, key, request_hash)
  values (v_person, _body ->> 'key', sha256(convert_to(_body::text, 'UTF8')))`

const told = (kind: string, whom = 'v_person'): string => `
  insert into notification (id, person_id, kind, facts, created_at)
  values (gen_random_uuid(), ${whom}, '${kind}', json_build_object('id', v_id)::jsonb, _now)`

const stepped = (status: string): string => `
  update withdrawal set status = '${status}', updated_at = _now where id = v_id;
  insert into withdrawal_step (withdrawal_id, seq, status, at, actor_id)
  select v_id, coalesce(max(seq), 0) + 1, '${status}', _now, v_person from withdrawal_step where withdrawal_id = v_id`

const stored = `
  v_answer := json_build_object('id', v_id, 'amount', v_amount);
  update idempotent_answer set status = 201, answer = v_answer::jsonb where person_id = v_person and key = _body ->> 'key';
  return v_answer;`

const moves = (kind: string, reference: string, from: string, into: string): string => {
  const positionOf = (account: string) => (account === 'invested' ? 'v_id' : 'null')
  return `
  perform ledger.post_named(gen_random_uuid(), '${kind}', '${reference}/' || v_id, null, null, array[null, null]::bigint[],
    array['${from}', '${into}'], array['usd', 'usd'], array[v_person, v_person],
    array[${positionOf(from)}, ${positionOf(into)}]::uuid[], array[-v_amount, v_amount])`
}

const bareFunction = (name: string, work: string): string => `
  create function ${name}(_token bytea, _now timestamptz, _body json) returns json language plpgsql as $$
  declare
    v_person uuid;
    v_id uuid := coalesce((_body ->> 'id')::uuid, gen_random_uuid());
    v_investor uuid;
    v_amount numeric := (_body ->> 'amount')::numeric * 1000000;
    v_answer json;
  begin
    ${caller.replace('select s.person_id', 'select s.person_id into v_person')};
    if v_person is null then return null; end if;
    ${claim};
    ${work}
    ${stored}
  end $$`

/** The functions that write; made in the database that is measured, by its owner. */
export const bareFunctions: readonly string[] = [
  bareFunction(
    'bench_invest',
    `perform from person where id = v_person for share;
    perform from plan where id = _body ->> 'plan_id' for key share;
    insert into position (id, investor_id, plan_id, terms_id, account_id, bucket_id, slot, available_account_id,
      principal_minor, opened_on, opened_at)
    select v_id, v_person, _body ->> 'plan_id', (
        select t.id from plan_terms t where t.plan_id = _body ->> 'plan_id' and t.effective_from <= _now
          and t.approved_at is not null and t.cancelled_at is null order by t.effective_from desc, t.version desc limit 1),
      ledger.open_account('invested', 'usd', v_person, v_id), b.bucket_id, b.slot, b.available_account_id, v_amount,
      (_now at time zone 'UTC')::date, _now
    from join_bucket(_body ->> 'plan_id', v_person, v_amount) b;
    ${moves('investment', 'position', 'available', 'invested')};
    ${told('position_opened')};`,
  ),
  bareFunction(
    'bench_checkout',
    `perform from person where id = v_person for update;
    insert into practice_address (address, purpose, created_at) values ('PRACTICE-' || v_id, 'deposit', _now);
    insert into deposit (id, investor_id, coin, network, address, amount_minor, coin_minor, price_minor,
      required_confirmations, created_at, expires_at)
    values (v_id, v_person, 'usdt', 'practice', 'PRACTICE-' || v_id, v_amount, v_amount, 1000000, 3, _now,
      _now + interval '15 minutes');`,
  ),
  bareFunction(
    'bench_withdraw',
    `perform from saved_address where investor_id = v_person and address = _body ->> 'address' for update;
    perform pg_advisory_xact_lock(hashtextextended('withdrawals of ' || v_person, 0));
    insert into withdrawal (id, investor_id, amount_minor, fee_minor, coin, coin_minor, network, address, status, created_at,
      updated_at)
    values (v_id, v_person, v_amount, v_amount / 100, 'usdt', 1, 'practice', _body ->> 'address', 'in_review', _now, _now);
    insert into withdrawal_step (withdrawal_id, seq, status, at, actor_id)
    values (v_id, 1, 'requested', _now, v_person), (v_id, 2, 'in_review', _now, null);
    ${moves('withdrawal_request', 'withdrawal', 'available', 'withdrawing')};
    insert into mail (id, recipient, subject, text, html, created_at, next_attempt_at, delivered_at)
    select gen_random_uuid(), p.email, 'Withdrawal requested', repeat('x', 800), repeat('x', 4000), _now, _now, _now
    from person p where p.id = v_person;
    ${told('withdrawal_requested')};`,
  ),
  bareFunction(
    'bench_cancel',
    `select amount_minor into v_amount from withdrawal where id = v_id and investor_id = v_person for update;
    ${stepped('cancelled')};
    ${moves('withdrawal_return', 'withdrawal', 'withdrawing', 'available')};
    ${told('withdrawal_cancelled')};`,
  ),
  bareFunction(
    'bench_approve',
    `select amount_minor, investor_id into v_amount, v_investor from withdrawal where id = v_id for update;
    insert into withdrawal_approval (withdrawal_id, investor_id, approver_id, at) values (v_id, v_investor, v_person, _now);
    ${stepped('approved')};
    insert into audit_entry (at, actor_id, action, subject, before, after)
    values (_now, v_person, 'withdrawal.approve', 'withdrawal/' || v_id, '{"status": "in_review", "approvals": 0}',
      '{"status": "approved", "approvals": 1}');
    ${told('withdrawal_approved', 'v_investor')};`,
  ),
  bareFunction(
    'bench_redeem',
    `perform from position_bucket k join position p on p.bucket_id = k.id
      where p.id = v_id and p.investor_id = v_person for no key update of k;
    ${moves('redemption', 'position', 'invested', 'available')};
    update position set redeemed_minor = redeemed_minor + v_amount where id = v_id;
    update position_bucket k set worth_minor[p.slot] = worth_minor[p.slot] - v_amount
    from position p where p.id = v_id and k.id = p.bucket_id;
    ${told('position_redeemed')};`,
  ),
]
