import type { Coin } from '@evenmoor/ledger/money'

/** A payment that was credited and that its chain no longer holds. */
export type Reversal = {
  readonly depositId: string
  readonly investorId: string
  readonly coin: Coin
  readonly network: string
  readonly transaction: string
  readonly coinMinor: bigint
  /** What was credited, in millionths of a dollar, and whether it could be taken back. */
  readonly usdMinor: bigint
  readonly isTakenBack: boolean
  /** When it was taken back, or found to be spent: a pause that it opens begins then. */
  readonly at: Date
}
