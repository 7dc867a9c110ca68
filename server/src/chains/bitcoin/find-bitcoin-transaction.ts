import type { ChainPayment } from '../chain-network.ts'
import type { BitcoinChain } from './bitcoin-chains.ts'
import type { BitcoinNode } from './bitcoin-node.ts'
import { paymentsIn } from './read-bitcoin-blocks.ts'

/**
 * Everything that one transaction pays to anybody; undefined when the node does not know it. A node without an index of
 * all transactions knows those of the pool alone.
 */
export async function findBitcoinTransaction(
  node: BitcoinNode,
  chain: BitcoinChain,
  txid: string,
  now: Date,
): Promise<ChainPayment[] | undefined> {
  const found = await node.transaction(txid)
  if (found === undefined) return undefined
  const header = found.blockhash === undefined ? undefined : await node.header(found.blockhash)
  const block =
    header === undefined || header.confirmations < 1
      ? null
      : { height: header.height, hash: found.blockhash! }
  return paymentsIn(chain, found).map((paying) => ({ ...paying, reachedAt: now, block }))
}
