import type { Transaction } from '@evenmoor/contract/wallet'
import { ownKeptSince } from '#kept-months/own-kept-since.ts'
import type { Tx } from '#platform/database/pool.ts'
import { idOfCursor, numberShape, pageOf, pageSize } from './cursor.ts'
import { transactionFrom } from './transaction.ts'
import { type TransactionQuery, transactionFilter } from './transaction-query.ts'
import { selectOwnTransfers } from './transaction-store.ts'

/**
 * A page of the ledger as the investor sees it, newest first: one row for each transfer that concerns them. What the
 * amounts mean, and what they add up to, stands at `transaction` in the contract. The last page says from which day on
 * entries are kept, where older ones would be after it. 400 for a cursor that is not ours.
 */
export async function listTransactions(
  tx: Tx,
  investorId: string,
  { cursor, ...query }: TransactionQuery & { readonly cursor?: string | undefined },
): Promise<{ results: Transaction[]; next: string | null; kept_from?: string }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, numberShape)
  const filter = { ...(await transactionFilter(tx, investorId, query)), before }
  const rows = await selectOwnTransfers(tx, investorId, filter, pageSize + 1)
  const { page, next } = pageOf(rows, ({ id }) => id.toString())
  // An empty page can't tell.
  const mayBeCut = next === null && (rows[0]?.areOlderDetached ?? true)
  const kept = mayBeCut ? await ownKeptSince(tx, investorId) : null
  const isCut = kept !== null && (query.from === undefined || query.from < kept.firstWholeDay)
  return { results: page.map(transactionFrom), next, ...(isCut && { kept_from: kept.day }) }
}
