import type { ChainPayment, OurAddresses } from '../chain-network.ts'
import type { BitcoinChain } from './bitcoin-chains.ts'
import type { BitcoinNode } from './bitcoin-node.ts'
import { type Paying, paymentsIn } from './read-bitcoin-blocks.ts'

/** How many new pool transactions one reading requests; the next reading continues. */
const newPerReading = 500

/**
 * The payments to us that wait for a block. Each transaction is requested once; only those that pay us are
 * remembered with more than their name, and those that left the pool are forgotten.
 */
export class PoolView {
  #seen = new Map<string, readonly ChainPayment[]>()

  /** `now` is when a transaction that is new in the pool counts as seen. */
  async read(node: BitcoinNode, chain: BitcoinChain, ours: OurAddresses, now: Date): Promise<ChainPayment[]> {
    const pool = await node.pool()
    const seen = new Map(
      pool.flatMap((txid) => (this.#seen.has(txid) ? [[txid, this.#seen.get(txid)!]] : [])),
    )
    for (const txid of pool.filter((candidate) => !seen.has(candidate)).slice(0, newPerReading)) {
      const transaction = await node.transaction(txid)
      // It may have left the pool since.
      if (transaction === undefined) continue
      seen.set(txid, await toUs(paymentsIn(chain, transaction), ours, now))
    }
    this.#seen = seen
    return [...seen.values()].flat()
  }
}

async function toUs(paying: readonly Paying[], ours: OurAddresses, reachedAt: Date): Promise<ChainPayment[]> {
  if (paying.length === 0) return []
  const known = await ours(paying.map(({ address }) => address))
  return paying
    .filter(({ address }) => known.has(address))
    .map((payment) => ({ ...payment, reachedAt, block: null }))
}
