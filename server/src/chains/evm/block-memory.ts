import type { Hash, Hex, TransactionReceipt } from 'viem'
import type { EvmBlock } from './evm-node.ts'

/** The parts of a block that are read: its place, and the transactions that carry a value. */
export type ReadBlock = {
  readonly number: bigint
  readonly hash: Hash
  readonly parentHash: Hash
  readonly timestamp: bigint
  readonly values: readonly { readonly hash: Hash; readonly to: Hex; readonly value: bigint }[]
}

/**
 * The blocks of the last reading and the receipts in them. A hash stands for all that a block says, so what is read again
 * with every new block (the overlap) is asked for once. Logs are not remembered: nodes tell those of a new block late at
 * times.
 */
export class BlockMemory {
  #blocks = new Map<Hash, ReadBlock>()
  #receipts = new Map<string, TransactionReceipt>()

  find(hash: Hash): ReadBlock | undefined {
    return this.#blocks.get(hash)
  }

  findReceipt(transaction: Hash, { hash }: ReadBlock): TransactionReceipt | undefined {
    return this.#receipts.get(placeOf(transaction, hash))
  }

  /** Only what was believed: a receipt that doesn't match is requested again. */
  keepReceipt(receipt: TransactionReceipt): void {
    this.#receipts.set(placeOf(receipt.transactionHash, receipt.blockHash), receipt)
  }

  /** Forgets everything but what belongs to these blocks. */
  keep(blocks: readonly ReadBlock[]): void {
    this.#blocks = new Map(blocks.map((block) => [block.hash, block]))
    for (const [place, { blockHash }] of this.#receipts) {
      if (!this.#blocks.has(blockHash)) this.#receipts.delete(place)
    }
  }
}

const placeOf = (transaction: Hash, block: Hash): string => `${block}:${transaction}`

export const asReadBlock = ({
  number,
  hash,
  parentHash,
  timestamp,
  transactions,
}: EvmBlock<true>): ReadBlock => ({
  number,
  hash,
  parentHash,
  timestamp,
  values: transactions.flatMap((one) =>
    one.to === null || one.value === 0n ? [] : [{ hash: one.hash, to: one.to, value: one.value }],
  ),
})
