import { type Coin, formatMoney } from '@evenmoor/ledger/money'
import type { AccountKey } from '../account-key.ts'
import type { ChainNetwork, ChainPayment, KnownOutput } from '../chain-network.ts'
import { networkName } from '../network-names.ts'
import { NetworkFault } from '../network-fault.ts'
import { nextAddressIndex } from '../next-address.ts'
import { bitcoinAddressAt } from './bitcoin-address.ts'
import type { BitcoinChain } from './bitcoin-chains.ts'
import { BitcoinNode } from './bitcoin-node.ts'
import { findBitcoinTransaction } from './find-bitcoin-transaction.ts'
import { PoolView } from './pool-view.ts'
import { inBlock, paymentsIn, readBitcoinBlocks, readTip } from './read-bitcoin-blocks.ts'

export type BitcoinSettings = {
  readonly chain: BitcoinChain
  readonly nodeUrl: string
  readonly key: AccountKey
}

/** A test network of Bitcoin's kind: Bitcoin itself and Litecoin. Payments are seen as soon as the node's pool has them. */
export function bitcoinNetwork({ chain, nodeUrl, key }: BitcoinSettings): ChainNetwork {
  const node = new BitcoinNode(nodeUrl)
  const pool = new PoolView()
  return {
    id: chain.id,
    name: networkName(chain.id),
    coins: [chain.coin],
    isOwn: false,
    requiredConfirmations: () => chain.confirmations,
    overlapBlocks: 6n,
    stallsAfterMs: chain.stallsAfterMs,
    paymentUri: (request) => paymentUri(chain, request),
    newAddress: async (_ctx, tx) => {
      const index = await nextAddressIndex(tx, key.fingerprint)
      return { address: bitcoinAddressAt(chain, key, index), index }
    },
    isOurs: ({ address, index }) => index !== null && bitcoinAddressAt(chain, key, index) === address,
    verify: () => prove(node, chain),
    prove: () => prove(node, chain),
    start: () => readTip(node),
    tip: () => readTip(node),
    hasBlock: async (_ctx, { height, hash }) => (await node.hashAt(height)) === hash,
    paymentsSince: (ctx, height, ours) =>
      readBitcoinBlocks(node, chain, { height, ours, pool, now: ctx.clock.now() }),
    findPayment: (ctx, output) => findPayment(node, chain, output, ctx.clock.now()),
    findTransaction: (ctx, hash) => findBitcoinTransaction(node, chain, hash, ctx.clock.now()),
    findsEveryTransaction: () => node.keepsIndex(),
  }
}

/** BIP-21. */
const paymentUri = (
  { scheme }: BitcoinChain,
  { address, coin, amountMinor }: { address: string; coin: Coin; amountMinor: bigint },
): string =>
  `${scheme}:${address}?amount=${formatMoney({ asset: coin, minor: amountMinor }, { minDecimals: 0 })}`

async function prove(node: BitcoinNode, { genesisHash }: BitcoinChain): Promise<void> {
  const told = await node.hashAt(0n)
  if (told === genesisHash) return
  throw new NetworkFault('wrong_network', `the node’s first block is ${told ?? 'none'}, not ${genesisHash}`)
}

/** In the pool, in the block where it was last, or in another where the node keeps an index of all transactions. */
async function findPayment(
  node: BitcoinNode,
  chain: BitcoinChain,
  { transaction: txid, outputIndex, blockHash = null }: KnownOutput,
  now: Date,
): Promise<ChainPayment | undefined> {
  const found = await node.transaction(txid)
  const place = found === undefined ? blockHash : found.blockhash
  if (found !== undefined && place === undefined) {
    const paying = paymentsIn(chain, found).find((payment) => payment.outputIndex === outputIndex)
    return paying && { ...paying, reachedAt: now, block: null }
  }
  if (place === null || place === undefined) return undefined
  const header = await node.header(place)
  // A block off the chain is kept by the node, with -1 confirmations.
  if (header === undefined || header.confirmations < 1) return undefined
  const block = await node.block(place)
  const payments = block.tx.filter((tx) => tx.txid === txid).flatMap((tx) => paymentsIn(chain, tx))
  const paying = payments.find((payment) => payment.outputIndex === outputIndex)
  return paying && inBlock(paying, block)
}
