/** A long history made quickly: postings of investors' transfers as `ledger.post` would have written them. */
import { available, post, results } from '@evenmoor/ledger'
import type pg from 'pg'
import { fundInvestors, transferOf } from './investors.ts'

export type History = {
  /** Postings in the ledger. */
  readonly postings: number
  /** One whose account has a great many of them. */
  readonly busyInvestor: string
}

const investorCount = 20_000

/** The busy investor's share: one transfer in so many. */
const busyEvery = 10

const transfersAtOnce = 100_000

/**
 * Books about `postings` postings, two a transfer. All but a few are written by SQL in one go, under the triggers but
 * without `ledger.post`, because a measurement of reading needs the rows and not the way there; that they are what
 * `ledger.post` writes is checked by the invariants, which are what is measured.
 */
export async function makeHistory(owner: pg.Pool, app: pg.Pool, postings: number): Promise<History> {
  const investors = await fundInvestors(owner, investorCount)
  const busyInvestor = investors[0] ?? ''
  await post(
    app,
    transferOf([
      { account: results, amountMinor: -1_000_000n },
      { account: available(busyInvestor), amountMinor: 1_000_000n },
    ]),
  )
  const transfers = Math.floor(postings / 2)
  for (let start = 0; start < transfers; start += transfersAtOnce) {
    await owner.query(insertTransfers, [start, Math.min(transfersAtOnce, transfers - start), busyEvery])
  }
  await owner.query('vacuum analyze')
  return { postings, busyInvestor }
}

/** A dollar from `results` to one investor after the other, every tenth to the busy one, with their running balances. */
const insertTransfers = `
  with investor as (
    select array_agg(account_id order by account_id) as ids from ledger.balance
  ), given as (
    select n, nextval('ledger.transfer_id_seq') as id,
      i.ids[case when n % $3::int = 0 then 1 else 2 + n % (cardinality(i.ids) - 1) end] as account_id
    from generate_series($1::int, $1::int + $2::int - 1) n cross join investor i
  ), hashed as materialized (
    select g.*, ledger.content_hash('accrual', 'bench/' || g.n, null, null, array[40, g.account_id], array[-1000000, 1000000]) as hash
    from given g
  ), booked as (
    insert into ledger.transfer (id, key, kind, reference, input_hash) overriding system value
    select h.id, gen_random_uuid(), 'accrual', 'bench/' || h.n, h.hash from hashed h order by h.id
  ), line as materialized (
    select h.id, h.account_id, b.amount + 1000000 * count(*) over (partition by h.account_id order by h.id) as after
    from hashed h join ledger.balance b on b.account_id = h.account_id
  ), posted as (
    insert into ledger.posting (transfer_id, line, account_id, asset, amount, balance_after)
    select l.id, v.line, case v.line when 1 then 40 else l.account_id end, 'usd', v.amount, case v.line when 2 then l.after end
    from line l cross join (values (1, -1000000), (2, 1000000)) as v (line, amount) order by l.id, v.line
  )
  update ledger.balance b set amount = d.after, version = b.version + d.times
  from (select account_id, max(after) as after, count(*) as times from line group by account_id) d
  where b.account_id = d.account_id`
