/** The transfers that correct a day of results: what was wrong is taken back, then another result may be booked. */
import { available, invested, results, shortfalls } from '#account.ts'
import { transferKey } from '#transfer-key.ts'
import { merged, type Transfer } from '#transfer.ts'

/** What a correction of a day does to one position; the three together are its share of the correction. */
export type CorrectionShare = {
  readonly positionId: string
  readonly investorId: string
  readonly investedMinor: bigint
  readonly availableMinor: bigint
  /** Below zero what the house bears in the investor's place, above zero what makes up for it. */
  readonly shortfallMinor: bigint
}

/**
 * One chunk of a correction of a plan's day; undefined when nothing moves. `accrual_reversal` takes back what stood,
 * `accrual_replacement` books another result in its place. What was rounded off stays with `rounding`.
 */
export function correctionTransfer(correction: {
  kind: 'accrual_reversal' | 'accrual_replacement'
  correctionId: string
  day: string
  planId: string
  chunk: string
  shares: readonly CorrectionShare[]
}): Transfer | undefined {
  const { kind, correctionId, day, planId, chunk, shares } = correction
  const moved = shares.flatMap((share) => [
    { account: invested(share.investorId, share.positionId), amountMinor: share.investedMinor },
    { account: available(share.investorId), amountMinor: share.availableMinor },
    { account: shortfalls, amountMinor: share.shortfallMinor },
  ])
  const totalMinor = moved.reduce((total, { amountMinor }) => total + amountMinor, 0n)
  const postings = merged([{ account: results, amountMinor: -totalMinor }, ...moved])
  if (postings.length === 0) return undefined
  return {
    kind,
    reference: `plan/${planId}/${day}`,
    key: transferKey(kind, correctionId, chunk),
    effectiveOn: day,
    postings,
  }
}
