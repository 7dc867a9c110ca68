/** Very many open positions made quickly: what opening each by its verb would have left behind. */
import type pg from 'pg'

/** As many as fit one transfer, which takes 30,000 postings. */
const fundedAtOnce = 20_000

/**
 * Opens that many positions, two for each investor, both of one plan, at two distant moments: so what lies beside each
 * other by time does not by investor. They are paid out of `results` by `ledger.post`. `owner` has no time limit.
 */
export async function makePositions(owner: pg.Pool, count: number): Promise<void> {
  for (const statement of [investors, positions, accounts, balances, placed])
    await owner.query(statement(count))
  await owner.query(funding)
  await owner.query('drop table bench_place, bench_bucket, bench_position, bench_investor')
  await owner.query('vacuum analyze')
}

/** A version 7 UUID whose time is `ms`, as `uuidv7()` makes them, drawn from the row's number. */
const idAt = (ms: string, name: string): string =>
  `(lpad(to_hex(${ms}), 12, '0') || '7' || substr(md5('${name}' || n), 1, 3) || '8' || substr(md5('${name}' || n), 4, 15))::uuid`

const investors = (count: number): string => `
  create table bench_investor as
    select n, ${idAt('1760000000000 + n', 'investor')} as id from generate_series(1, ${count / 2}) n;
  insert into person (id, email, email_key, first_name, last_name, verified_at, referral_code)
    select id, n || '@example.com', n || '@example.com', 'Bench', 'Person', now(), 'bench-' || n from bench_investor;
  insert into ledger.account (kind, asset, owner_id, materialised)
    select 'available', 'usd', id, true from bench_investor order by n`

const positions = (count: number): string => `
  create table bench_position as
    select p.n, p.id, i.id as investor_id, (array['basic', 'standard', 'premium'])[1 + i.n % 3] as plan_id
    from (select n, ${idAt('1770000000000 + n', 'position')} as id from generate_series(1, ${count}) n) p
    join bench_investor i on i.n = 1 + p.n * 7919::bigint % ${count / 2}`

const accounts = (): string => `
  insert into ledger.account (kind, asset, owner_id, position_id, materialised)
    select 'invested', 'usd', investor_id, id, true from bench_position order by n`

const balances = (): string => `
  insert into ledger.balance (account_id, asset) select id, 'usd' from ledger.account where id >= 1000 order by id`

/** In buckets by the ranges of the investors' accounts, in the order of time, as `join_bucket` fills them. */
const placed = (): string => `
  create table bench_place as
    select p.n, p.id, p.investor_id, p.plan_id, a.id as account_id, v.id as available_id, v.id / 4096 as range,
      (row_number() over bucket - 1) / 500 as page, (row_number() over bucket - 1) % 500 + 1 as slot,
      100000000 + a.id % 1000 * 1000000 as principal
    from bench_position p
    join ledger.account a on a.owner_id = p.investor_id and a.position_id = p.id
    join ledger.account v on v.owner_id = p.investor_id and v.kind = 'available'
    window bucket as (partition by p.plan_id, v.id / 4096 order by p.n);
  create table bench_bucket as
    select row_number() over (order by min(n)) as id, plan_id, range, page, count(*) as slots,
      array_agg(principal::numeric order by slot) as worth
    from bench_place group by plan_id, range, page;
  insert into position_bucket (id, plan_id, account_range, slots, is_full, worth_minor) overriding system value
    select id, plan_id, range, slots, slots = 500, worth from bench_bucket order by id;
  select setval(pg_get_serial_sequence('position_bucket', 'id'), max(id)) from position_bucket;
  insert into position (id, investor_id, plan_id, terms_id, account_id, principal_minor, opened_on, opened_at,
      bucket_id, slot, available_account_id)
    select p.id, p.investor_id, p.plan_id, t.id, p.account_id, p.principal, '2026-06-01', '2026-06-01Z',
      k.id, p.slot, p.available_id
    from bench_place p
    join bench_bucket k on (k.plan_id, k.range, k.page) = (p.plan_id, p.range, p.page)
    join plan_terms t on t.plan_id = p.plan_id and t.version = 1
    order by p.n;
  analyze`

const funding = `
  select ledger.post(gen_random_uuid(), 'investment', g.reference,
    ledger.content_hash('investment', g.reference, null, null, g.ids, g.amounts), null, null, g.ids, g.amounts)
  from (
    select 'bench/' || s.place as reference, 40::bigint || array_agg(s.account_id order by s.account_id) as ids,
      -sum(s.principal_minor) || array_agg(s.principal_minor order by s.account_id) as amounts
    from (
      select account_id, principal_minor, row_number() over (order by account_id) / ${fundedAtOnce} as place from position
    ) s group by s.place
  ) g`
