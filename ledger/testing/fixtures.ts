/** Investors, transfers and verdicts with defaults, so that what a test states is what it is about. */
import { randomUUID } from 'node:crypto'
import {
  available,
  depositTransfer,
  LedgerRefusal,
  post,
  type Posting,
  results,
  type Sql,
  type Transfer,
} from '../src/index.ts'
import { inTransaction, type TestDatabase } from './database.ts'

/** What came of an attempt: booked, answered again, or the name of the refusal. Other errors are thrown on. */
export async function verdictOf(attempt: Promise<{ replayed: boolean }>): Promise<string> {
  try {
    return (await attempt).replayed ? 'replayed' : 'posted'
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.code
    throw error
  }
}

/** Posts in its own transaction, as the application's role. */
export function postAlone(
  database: TestDatabase,
  transfer: Transfer,
): Promise<{ transferId: bigint; replayed: boolean }> {
  return inTransaction(database.app, (tx) => post(tx, transfer))
}

/** A transfer of any shape with a fresh key, for attempts that no constructor would build. */
export function transferOf(postings: readonly Posting[], given: Partial<Transfer> = {}): Transfer {
  return { kind: 'accrual', reference: 'test/1', key: randomUUID(), postings, ...given }
}

/** Dollars out of one account into another. */
export function moveOf(
  source: Posting['account'],
  target: Posting['account'],
  amountMinor: bigint,
  given: Partial<Transfer> = {},
): Transfer {
  return transferOf(
    [
      { account: source, amountMinor: -amountMinor },
      { account: target, amountMinor },
    ],
    given,
  )
}

/** A new investor with this much available, from the account `results`. */
export async function investorWith(database: TestDatabase, availableMinor: bigint): Promise<string> {
  const investorId = randomUUID()
  await postAlone(database, moveOf(results, available(investorId), availableMinor))
  return investorId
}

/** A deposit by a payment of its own; two postings of coins and two of dollars. */
export function depositOf(investorId: string, usdMinor: bigint): Transfer {
  return depositTransfer({
    depositId: randomUUID(),
    investorId,
    network: 'practice',
    txid: randomUUID(),
    outputIndex: 0,
    coin: 'usdt',
    coinMinor: usdMinor * 10n ** 12n,
    usdMinor,
  })
}

/** Number of transfers and postings: equal before and after means that nothing was booked. */
export async function booked(tx: Sql): Promise<{ transfers: number; postings: number }> {
  const { rows } = await tx.query<{ transfers: number; postings: number }>(
    `select (select count(*)::int from ledger.transfer) as transfers,
       (select count(*)::int from ledger.posting) as postings`,
  )
  return rows[0] ?? { transfers: 0, postings: 0 }
}
