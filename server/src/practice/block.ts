import { hash } from 'node:crypto'

/** Mining continues until the last transaction is this deep, then the chain rests; see `mineBlockWhenDue`. */
export const restingDepth = 6n

export type BlockContent = {
  readonly height: bigint
  readonly parentHash: string
  readonly nonce: string
  readonly minedAt: Date
  readonly transactions: readonly string[]
}

/** The hash of a block, over its parent's: changing any earlier block changes every later one. */
export const blockHash = ({ height, parentHash, nonce, minedAt, transactions }: BlockContent): string =>
  hash(
    'sha256',
    JSON.stringify([height.toString(), parentHash, nonce, minedAt.toISOString(), transactions.toSorted()]),
  )
