import {
  type AccountRef,
  type AccrualShare,
  accrualTransfer,
  houseAccountId,
  postResolved,
} from '@evenmoor/ledger'
import { splitResult } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { type DuePosition, insertAccruals, lockCandidates, selectDue } from './accrual-store.ts'

/** Positions in one transaction: at most two accounts each, and ledger.post takes 30,000 lines. */
const chunkSize = 2_000

type Chunk = {
  readonly planId: string
  readonly ratePpm: bigint
  readonly day: string
  /** The last position of the chunk before; undefined for the first. */
  readonly after: string | undefined
}

/** `last` is the position to go on after; undefined when there are no more. */
export type AccruedChunk = {
  readonly positions: number
  readonly amountMinor: bigint
  readonly last: string | undefined
}

/**
 * Applies a plan's result of a day to the next positions that have not had it: one transfer with one posting for each
 * account, and one accrual row for each position. Holds the positions' rows until the end, so none of them is
 * redeemed, or accrued by another process, in between.
 */
export async function accrueChunk(ctx: Context, tx: Tx, chunk: Chunk): Promise<AccruedChunk> {
  const { planId, day, ratePpm } = chunk
  const candidates = await lockCandidates(tx, { planId, day, after: chunk.after, limit: chunkSize })
  const last = candidates.length < chunkSize ? undefined : candidates.at(-1)
  const due = candidates.length === 0 ? [] : await selectDue(tx, day, candidates)
  const [first] = due
  if (first === undefined) return { positions: 0, amountMinor: 0n, last }
  const { sharesMinor, remainderMinor } = splitResult(
    due.map(({ valueMinor }) => valueMinor),
    ratePpm,
  )
  const shares = due.map((position, i) => shareOf(position, sharesMinor[i] ?? 0n))
  // A position opens at most one chunk of a day, ever: it has had the day from then on.
  const transfer = accrualTransfer({ day, planId, chunk: first.positionId, shares, remainderMinor })
  const accountIds = accountIdsOf(due)
  const transferId =
    transfer === undefined
      ? null
      : (
          await postResolved(
            asSql(tx),
            transfer,
            transfer.postings.map(({ account }) => accountIds(account)),
          )
        ).transferId
  await insertAccruals(
    tx,
    { planId, day, transferId, bookedAt: ctx.clock.now() },
    shares.map(({ positionId, amountMinor, reinvested }, i) => ({
      positionId,
      baseMinor: due[i]?.valueMinor ?? 0n,
      amountMinor,
      reinvested,
    })),
  )
  return { positions: due.length, amountMinor: sharesMinor.reduce((sum, share) => sum + share, 0n), last }
}

const shareOf = ({ positionId, investorId, reinvest }: DuePosition, amountMinor: bigint): AccrualShare => ({
  positionId,
  investorId,
  amountMinor,
  reinvested: reinvest && amountMinor > 0n,
})

/** The ids are at hand already; looking them up by name would cost a query as long as the chunk. */
function accountIdsOf(due: readonly DuePosition[]): (account: AccountRef) => bigint {
  const availableIds = new Map(due.map((position) => [position.investorId, position.availableAccountId]))
  const investedIds = new Map(due.map((position) => [position.positionId, position.investedAccountId]))
  return (account) => {
    if (!('ownerId' in account)) return houseAccountId(account)
    const id =
      account.kind === 'invested' ? investedIds.get(account.positionId) : availableIds.get(account.ownerId)
    if (id === undefined) throw new Error(`an accrual does not move ${account.kind}`)
    return id
  }
}
