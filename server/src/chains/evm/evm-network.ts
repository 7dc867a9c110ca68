import { ECDH } from 'node:crypto'
import type { Coin } from '@evenmoor/ledger/money'
import type { Address } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { AccountKey } from '../account-key.ts'
import type { ChainNetwork } from '../chain-network.ts'
import { networkName } from '../network-names.ts'
import { NetworkFault } from '../network-fault.ts'
import { nextAddressIndex } from '../next-address.ts'
import { BlockMemory } from './block-memory.ts'
import type { EvmChain } from './evm-chains.ts'
import { EvmNode } from './evm-node.ts'
import { findEvmPayment } from './find-evm-payment.ts'
import { findEvmTransaction } from './find-evm-transaction.ts'
import { asBlock, readBlocks } from './read-blocks.ts'

/** Its own coin has this many decimals on every chain, and so must the token: amounts are read as such. */
const decimals = 18

export type EvmSettings = {
  readonly chain: EvmChain
  readonly nodeUrl: string
  /** The coins that are switched on, each with the key its addresses are made from. */
  readonly keys: ReadonlyMap<Coin, AccountKey>
}

/** A test network of Ethereum's kind: its own coin, and one token where it has one. */
export function evmNetwork({ chain, nodeUrl, keys }: EvmSettings): ChainNetwork {
  const node = new EvmNode(nodeUrl)
  const memory = new BlockMemory()
  return {
    id: chain.id,
    name: networkName(chain.id),
    coins: [...keys.keys()],
    isOwn: false,
    requiredConfirmations: () => chain.confirmations,
    overlapBlocks: 12n,
    stallsAfterMs: chain.stallsAfterMs,
    ...(chain.token && { token: { ...chain.token, chainId: chain.chainId } }),
    paymentUri: (request) => paymentUri(chain, request),
    newAddress: async (_ctx, tx, coin) => {
      const key = keyOf(keys, coin)
      const index = await nextAddressIndex(tx, key.fingerprint)
      return { address: evmAddressAt(key, index), index }
    },
    isOurs: ({ address, index }, coin) =>
      index !== null && keys.has(coin) && evmAddressAt(keyOf(keys, coin), index) === address,
    verify: () => verify(node, chain),
    prove: () => prove(node, chain),
    start: async () => asBlock(await node.tip()),
    tip: async () => asBlock(await node.tip()),
    hasBlock: async (_ctx, { height, hash }) => (await node.hashAt(height)) === hash,
    paymentsSince: ({ clock }, height, ours) =>
      readBlocks(node, chain, { height, ours, memory, now: clock.now() }),
    findPayment: (_ctx, output) => findEvmPayment(node, chain, output),
    findTransaction: (_ctx, hash) => findEvmTransaction(node, chain, `0x${hash}`),
    findsEveryTransaction: async () => true,
  }
}

/** EIP-55 spelling, which is also how addresses are stored and compared. */
export function evmAddressAt(key: AccountKey, index: number): Address {
  const publicKey = ECDH.convertKey(key.publicKeyAt(index), 'secp256k1', undefined, 'hex', 'uncompressed')
  return publicKeyToAddress(`0x${publicKey.toString()}`)
}

/** EIP-681, with the chain's id so that a wallet on another network refuses it. */
function paymentUri(
  { chainId, token }: EvmChain,
  { address, coin, amountMinor }: { address: string; coin: Coin; amountMinor: bigint },
): string {
  return token?.coin === coin
    ? `ethereum:${token.address}@${chainId}/transfer?address=${address}&uint256=${amountMinor}`
    : `ethereum:${address}@${chainId}?value=${amountMinor}`
}

async function prove(node: EvmNode, { chainId }: EvmChain): Promise<void> {
  const told = await node.chainId()
  if (told !== chainId)
    throw new NetworkFault('wrong_network', `the node is on chain ${told}, not on ${chainId}`)
}

async function verify(node: EvmNode, chain: EvmChain): Promise<void> {
  await prove(node, chain)
  const { token } = chain
  if (token === undefined) return
  const found = await node.tokenDecimals(token.address)
  if (found !== decimals)
    throw new NetworkFault(
      'inconsistent',
      `the token at ${token.address} has ${found ?? 'no'} decimals, not ${decimals}`,
    )
}

function keyOf(keys: EvmSettings['keys'], coin: Coin): AccountKey {
  const key = keys.get(coin)
  if (key === undefined) throw new RangeError(`${coin} is switched off`)
  return key
}
