/** What a tree gives away, and what is done about it; measured in docs/proof.md. */

/** Below this many accounts that hold something, sums are not shown: one's own path would show the others' balances. */
const accountsForSums = 5
/** Below this many, a balance is in four leaves; from there on in two. */
const accountsForTwoChunks = 200
/** Hides how few accounts a new installation has. */
const leavesMin = 16

/** Into how many leaves each balance is split. */
export const chunksFor = (accounts: number): number => (accounts < accountsForTwoChunks ? 4 : 2)

/** Whether totals, leaves and paths are withheld. */
export const isTooFew = (accounts: number): boolean => accounts < accountsForSums

/** How many leaves a tree has: a power of two, so that it says little about the number of accounts. */
export const leavesFor = (accounts: number, chunks: number): number =>
  Math.max(leavesMin, 2 ** Math.ceil(Math.log2(Math.max(1, accounts * chunks))))
