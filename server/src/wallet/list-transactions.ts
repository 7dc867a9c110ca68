import type { Transaction } from '@evenmoor/contract/wallet'
import type { Tx } from '#platform/database/pool.ts'
import { readReferences } from '#platform/short-reference.ts'
import { planTitles } from '#plans/find-plan.ts'
import { sourcesOfResults } from '#plans/find-daily-results.ts'
import { planOfPositions } from '#positions/describe-position.ts'
import { statusOfWithdrawals } from '#withdrawals/requests/find-withdrawals.ts'
import { idOfCursor, numberShape, pageOf, pageSize } from './cursor.ts'
import { type Known, type OwnTransfer, transactionFrom } from './transaction.ts'
import { type TransactionQuery, transactionFilter } from './transaction-query.ts'
import { selectOwnTransfers } from './transaction-store.ts'

/**
 * A page of the ledger as the investor sees it, newest first: one row for each transfer that concerns them. What the
 * amounts mean, and what they add up to, stands at `transaction` in the contract. 400 for a cursor that is not ours.
 */
export async function listTransactions(
  tx: Tx,
  investorId: string,
  { cursor, ...query }: TransactionQuery & { readonly cursor?: string | undefined },
): Promise<{ results: Transaction[]; next: string | null }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, numberShape)
  const filter = { ...(await transactionFilter(tx, investorId, query)), before }
  const rows = await selectOwnTransfers(tx, investorId, filter, pageSize + 1)
  const { page, next } = pageOf(rows, ({ id }) => id.toString())
  return { results: await describeTransfers(tx, page), next }
}

/** Transfers as their investor sees them, in the same order. */
export async function describeTransfers(tx: Tx, transfers: readonly OwnTransfer[]): Promise<Transaction[]> {
  const known = await knownOf(tx, transfers)
  return transfers.map((transfer) => transactionFrom(transfer, known))
}

async function knownOf(tx: Tx, transfers: readonly OwnTransfer[]): Promise<Known> {
  const idsOf = (noun: string) => [
    ...new Set(
      transfers
        .map(({ reference }) => reference.split('/'))
        .flatMap(([n, id]) => (n === noun && id ? [id] : [])),
    ),
  ]
  const titles = await planTitles(tx)
  const references = await readReferences(tx, [
    ...idsOf('deposit'),
    ...idsOf('position'),
    ...idsOf('withdrawal'),
  ])
  const planIds = await planOfPositions(tx, idsOf('position'))
  const statuses = await statusOfWithdrawals(tx, idsOf('withdrawal'))
  const days = transfers.flatMap(({ kind, effectiveOn }) =>
    kind === 'accrual' && effectiveOn !== null ? [effectiveOn] : [],
  )
  const sources = await sourcesOfResults(tx, [...new Set(days)])
  return {
    shortReference: (id) => references.get(id),
    planTitle: (noun, id) => titles.get(noun === 'plan' ? id : (planIds.get(id) ?? '')),
    withdrawalStatus: (id) => statuses.get(id),
    resultSource: (planId, day) => sources.get(`${planId} ${day}`),
  }
}
