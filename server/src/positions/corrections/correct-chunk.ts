import {
  type AccountRef,
  type CorrectionShare,
  correctionTransfer,
  houseAccountId,
  lockBalances,
  postResolved,
} from '@evenmoor/ledger'
import { applyRatePpm } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { lockBuckets, rereadWorth } from '../bucket-store.ts'
import { type Effect, replaceRest, type Balances, takeBackRest } from './correction.ts'
import {
  type Correction,
  insertPositionCorrections,
  type PositionToCorrect,
  selectBucketsOfDay,
  selectToCorrect,
} from './correction-store.ts'

export type { Applied, Correction } from './correction-store.ts'

/** Buckets in one transaction. */
const chunkSize = 2

/**
 * Applies a correction to the next positions that had the day and have not had the correction: one transfer, and one row
 * for each position. Holds their buckets and all balances that it may move until the end, so what it takes is there.
 * Returns the last bucket of the chunk; undefined after the last one.
 */
export async function correctChunk(
  ctx: Context,
  tx: Tx,
  correction: Correction,
  after: bigint | undefined,
): Promise<bigint | undefined> {
  const bucketIds = await selectBucketsOfDay(tx, correction, { after, limit: chunkSize })
  await lockBuckets(tx, bucketIds)
  const last = bucketIds.length < chunkSize ? undefined : bucketIds.at(-1)
  const positions = bucketIds.length === 0 ? [] : await selectToCorrect(tx, correction, bucketIds)
  const [first] = positions
  if (first === undefined) return last
  const balances = new Map(await lockBalances(asSql(tx), accountIdsOf(positions)))
  const shares = positions.map((position) => shareOf(correction, position, balances))
  const transferId = await postShares(tx, correction, first.positionId, positions, shares)
  await rereadWorth(tx, bucketIds)
  const chunk = { correctionId: correction.id, transferId, bookedAt: ctx.clock.now() }
  await insertPositionCorrections(tx, chunk, shares)
  return last
}

const accountIdsOf = (positions: readonly PositionToCorrect[]): bigint[] => [
  ...new Set(positions.flatMap((position) => [position.investedAccountId, position.availableAccountId])),
]

/** Works out one position's share, and takes it off the balances that the next ones are worked out with. */
function shareOf(
  { ratePpm }: Correction,
  position: PositionToCorrect,
  balances: Map<bigint, bigint>,
): CorrectionShare {
  const { positionId, investorId, investedAccountId, availableAccountId } = position
  const current: Balances = {
    isClosed: position.isClosed,
    investedMinor: balances.get(investedAccountId) ?? 0n,
    availableMinor: balances.get(availableAccountId) ?? 0n,
  }
  const effect: Effect =
    ratePpm === null
      ? takeBackRest(position.before, position.reversed, current)
      : replaceRest(
          applyRatePpm(position.baseMinor, ratePpm),
          position.outstandingMinor,
          position.reversed,
          current,
        )
  balances.set(investedAccountId, current.investedMinor + effect.investedMinor)
  balances.set(availableAccountId, current.availableMinor + effect.availableMinor)
  return { positionId, investorId, ...effect }
}

async function postShares(
  tx: Tx,
  { id, planId, day, ratePpm }: Correction,
  chunk: string,
  positions: readonly PositionToCorrect[],
  shares: readonly CorrectionShare[],
): Promise<bigint | null> {
  const kind = ratePpm === null ? 'accrual_reversal' : 'accrual_replacement'
  const transfer = correctionTransfer({ kind, correctionId: id, planId, day, chunk, shares })
  if (transfer === undefined) return null
  const invested = new Map(positions.map((position) => [position.positionId, position.investedAccountId]))
  const available = new Map(positions.map((position) => [position.investorId, position.availableAccountId]))
  const accountIdOf = (account: AccountRef): bigint => {
    if (!('ownerId' in account)) return houseAccountId(account)
    const found =
      account.kind === 'invested' ? invested.get(account.positionId) : available.get(account.ownerId)
    if (found === undefined) throw new Error(`a correction does not move ${account.kind}`)
    return found
  }
  const accountIds = transfer.postings.map(({ account }) => accountIdOf(account))
  return (await postResolved(asSql(tx), transfer, accountIds)).transferId
}
