/** What the detached postings of an investor's accounts come to, in millionths of a dollar. */
export type OwnBroughtForward = {
  readonly available: bigint
  readonly invested: bigint
  readonly withdrawing: bigint
  /** How many postings that is. */
  readonly postings: number
}

export const totalBroughtForward = (sums: OwnBroughtForward | null): bigint =>
  sums === null ? 0n : sums.available + sums.invested + sums.withdrawing
