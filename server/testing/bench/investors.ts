/** Investors with money, and the transfers between them that the callers of a measurement post. */
import { randomUUID } from 'node:crypto'
import {
  available,
  post,
  type Posting,
  results,
  type Sql,
  type Transfer,
  type TransferKind,
} from '@evenmoor/ledger'
import { usd } from '@evenmoor/ledger/money'

/** What each is given; far more than a measurement can take away. */
const startMinor = usd('1000000')

/** Few enough for a statement that takes no more than seconds on a busy machine. */
const fundedAtOnce = 5_000

/**
 * Opens that many investors' accounts and gives each a million dollars from `results`. `sql` is the owner's.
 */
export async function fundInvestors(sql: Sql, count: number): Promise<string[]> {
  const investors = Array.from({ length: count }, () => randomUUID())
  for (let start = 0; start < count; start += fundedAtOnce) {
    const some = investors.slice(start, start + fundedAtOnce)
    // One statement for all, instead of one call for each that is not open yet.
    await sql.query(
      `select ledger.open_account('available', 'usd', id, null) from unnest($1::uuid[]) as u (id)`,
      [some],
    )
    const transfer = transferOf([
      { account: results, amountMinor: -startMinor * BigInt(some.length) },
      ...some.map((investor) => ({ account: available(investor), amountMinor: startMinor })),
    ])
    await post(sql, transfer)
  }
  return investors
}

/** A dollar from one investor, by chance, to another. */
export function uniformTransfer(investors: readonly string[]): Transfer {
  const from = Math.floor(Math.random() * investors.length)
  const to = (from + 1 + Math.floor(Math.random() * (investors.length - 1))) % investors.length
  return transferOf([
    { account: available(investors[from] ?? ''), amountMinor: -1_000_000n },
    { account: available(investors[to] ?? ''), amountMinor: 1_000_000n },
  ])
}

/** A dollar out of the one house account that all callers share. */
export function hotTransfer(investors: readonly string[]): Transfer {
  const to = investors[Math.floor(Math.random() * investors.length)] ?? ''
  return transferOf([
    { account: results, amountMinor: -1_000_000n },
    { account: available(to), amountMinor: 1_000_000n },
  ])
}

/** Any balanced postings under a fresh key. */
export const transferOf = (postings: readonly Posting[], kind: TransferKind = 'accrual'): Transfer => ({
  kind,
  reference: 'bench/1',
  key: randomUUID(),
  postings,
})
