import type { AccountKey } from '../account-key.ts'
import type { ChainNetwork } from '../chain-network.ts'
import { networkName } from '../network-names.ts'
import { NetworkFault } from '../network-fault.ts'
import { nextAddressIndex } from '../next-address.ts'
import { findTronTransaction } from './find-tron-transaction.ts'
import { asBlock, readTronBlocks } from './read-tron-blocks.ts'
import { tronAddressAt } from './tron-address.ts'
import type { TronChain } from './tron-chains.ts'
import { TronNode } from './tron-node.ts'

/** Blocks until more than two thirds of the block producers confirm one: TRON's own measure of finality. */
const confirmations = 19
/** A block comes every three seconds. */
const stallsAfterMs = 120_000

export type TronSettings = { readonly chain: TronChain; readonly nodeUrl: string; readonly key: AccountKey }

/** A test network of TRON: its own coin only. It has no agreed form of payment addresses for wallets to open. */
export function tronNetwork({ chain, nodeUrl, key }: TronSettings): ChainNetwork {
  const node = new TronNode(nodeUrl)
  return {
    id: chain.id,
    name: networkName(chain.id),
    coins: ['trx'],
    isOwn: false,
    requiredConfirmations: () => confirmations,
    overlapBlocks: 20n,
    stallsAfterMs,
    paymentUri: () => null,
    newAddress: async (_ctx, tx) => {
      const index = await nextAddressIndex(tx, key.fingerprint)
      return { address: tronAddressAt(key, index), index }
    },
    isOurs: ({ address, index }) => index !== null && tronAddressAt(key, index) === address,
    verify: () => prove(node, chain),
    prove: () => prove(node, chain),
    start: async () => asBlock(await node.tip()),
    tip: async () => asBlock(await node.tip()),
    hasBlock: async (_ctx, { height, hash }) => (await node.block(height))?.id === hash,
    paymentsSince: ({ clock }, height, ours) => readTronBlocks(node, { height, ours, now: clock.now() }),
    // A transaction holds one transfer.
    findPayment: async (ctx, { transaction }) =>
      (await findTronTransaction(node, transaction, ctx.clock.now()))?.[0],
    findTransaction: (ctx, hash) => findTronTransaction(node, hash, ctx.clock.now()),
    findsEveryTransaction: async () => true,
  }
}

async function prove(node: TronNode, { genesisId }: TronChain): Promise<void> {
  const told = (await node.block(0n))?.id
  if (told === genesisId) return
  throw new NetworkFault('wrong_network', `the node’s first block is ${told ?? 'none'}, not ${genesisId}`)
}
