import type { TransactionDetail, TransactionPosting } from '@evenmoor/contract/transactions'
import { type BookedPosting, type BookedTransfer, findTransfer } from '@evenmoor/ledger'
import { formatMoney } from '@evenmoor/ledger/money'
import { ownKeptSince } from '#kept-months/own-kept-since.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { notFound, type Problem } from '#platform/problems.ts'
import { type PlanTitleOf, readPlanTitles } from '#positions/plan-titles.ts'
import { numberShape } from './cursor.ts'
import { kindsOf, type OwnTransfer, transactionFrom } from './transaction.ts'
import { selectOwnTransfers, selectWithdrawalTransfers } from './transaction-store.ts'

/**
 * One row of an investor's list with the postings behind it; 404 for another investor's, and for what is no row there. To
 * somebody whose oldest entries are detached, each transfer of that time is one of those: whose it was, only they say.
 */
export async function getTransaction(tx: Tx, investorId: string, id: string): Promise<TransactionDetail> {
  const [own] = numberShape.test(id)
    ? await selectOwnTransfers(
        tx,
        investorId,
        { kinds: kindsOf(undefined), from: undefined, to: undefined, id },
        1,
      )
    : []
  if (own === undefined) throw await missing(tx, investorId, id)
  const transfers = await bookedFor(tx, investorId, own)
  const titleOf = await titlesOfPositions(tx, transfers)
  return {
    ...transactionFrom(own),
    transfers: transfers.map((transfer) => ({
      id: transfer.id.toString(),
      kind: transfer.kind,
      at: transfer.createdAt.toISOString(),
      postings: postingsFor(transfer, investorId, titleOf),
    })),
  }
}

async function missing(tx: Tx, investorId: string, id: string): Promise<Problem> {
  const kept = numberShape.test(id) ? await ownKeptSince(tx, investorId) : null
  if (kept === null || BigInt(id) >= kept.transferId) return notFound()
  return notFound('entries_detached', { kept_from_day: kept.day })
}

async function bookedFor(tx: Tx, investorId: string, own: OwnTransfer): Promise<BookedTransfer[]> {
  const ids = own.reference.startsWith('withdrawal/')
    ? await selectWithdrawalTransfers(tx, investorId, own.reference)
    : [own.id]
  const booked: BookedTransfer[] = []
  for (const id of ids) {
    const transfer = await findTransfer(asSql(tx), id)
    if (transfer !== undefined) booked.push(transfer)
  }
  return booked
}

function titlesOfPositions(tx: Tx, transfers: readonly BookedTransfer[]): Promise<PlanTitleOf> {
  const accounts = transfers.flatMap(({ postings }) => postings.map(({ account }) => account))
  return readPlanTitles(
    tx,
    accounts.flatMap((account) => (account.kind === 'invested' ? [`position/${account.positionId}`] : [])),
  )
}

/** A day's results are booked for many people at once. Only the reader's own part and its source are returned. */
function postingsFor(
  { kind, postings }: BookedTransfer,
  investorId: string,
  titleOf: PlanTitleOf,
): TransactionPosting[] {
  const isOwn = ({ account }: BookedPosting) => 'ownerId' in account && account.ownerId === investorId
  const own = postings.filter(isOwn).map((posting) => describePosting(posting, titleOf))
  const ownMinor = postings.filter(isOwn).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  if (kind.startsWith('accrual')) {
    const amount = formatMoney({ asset: 'usd', minor: -ownMinor })
    return [{ account: 'results', asset: 'usd', amount, balance_after: null, plan_title: null }, ...own]
  }
  const house = postings.filter(({ account }) => !('ownerId' in account))
  return [...house.map((posting) => describePosting(posting, titleOf)), ...own]
}

const describePosting = (
  { account, amountMinor, balanceAfterMinor }: BookedPosting,
  titleOf: PlanTitleOf,
): TransactionPosting => ({
  account: account.kind,
  asset: account.asset,
  amount: formatMoney({ asset: account.asset, minor: amountMinor }),
  balance_after:
    balanceAfterMinor === null ? null : formatMoney({ asset: account.asset, minor: balanceAfterMinor }),
  plan_title: account.kind === 'invested' ? titleOf(`position/${account.positionId}`) : null,
})
