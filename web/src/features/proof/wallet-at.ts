import {
  explainFigure,
  type ExplainedPosting,
  type Explanation,
  listExplainedPostings,
} from '@evenmoor/contract/explanations'
import { call } from '#api/client.ts'
import { usdMinor } from '#forms/usd-amount.ts'

/** What a wallet came to at a place of the ledger's chain. */
export type WalletAt = {
  /** Millionths of a dollar: available, invested and withdrawing together. */
  readonly minor: bigint
  /** Whether anything had been booked by then: somebody new has nothing to be found. */
  readonly hasPostings: boolean
}

/** How a wallet's own figures are read: by the calls that its pages show them with. Tests hand in their own. */
export type WalletReader = {
  readonly total: () => Promise<Explanation>
  /** The postings behind the total, newest first, up to a transfer. */
  readonly postings: (
    asOf: string,
    cursor: string | null,
  ) => Promise<{ readonly results: readonly ExplainedPosting[]; readonly next: string | null }>
}

export const ownWallet: WalletReader = {
  total: () => call(explainFigure, { params: { of: 'total' } }),
  postings: (asOf, cursor) =>
    call(listExplainedPostings, {
      params: { of: 'total' },
      query: { as_of: asOf, ...(cursor !== null && { cursor }) },
    }),
}

/**
 * Today's total less what was booked since: the postings are read back to the first that the place includes, which takes one
 * page unless more than that was booked in between.
 */
export async function walletAt(position: bigint, reader: WalletReader): Promise<WalletAt> {
  const { as_of: asOf, kept_balance: kept, sum, terms } = await reader.total()
  let minor = usdMinor(kept ?? sum)
  // What is brought forward comes from postings before every place that a proof of today is about.
  const hasOlder = terms.some(({ kind }) => kind === 'brought_forward')
  if (asOf === null) return { minor, hasPostings: hasOlder }
  for (let cursor: string | null = null; ;) {
    const { results, next } = await reader.postings(asOf, cursor)
    for (const { seal, posting } of results) {
      // Places in the chain have the order of the transfers; what is not sealed yet comes after all of them.
      if (seal !== null && BigInt(seal.position) <= position) return { minor, hasPostings: true }
      minor -= usdMinor(posting.amount)
    }
    if (next === null) return { minor, hasPostings: hasOlder }
    cursor = next
  }
}
