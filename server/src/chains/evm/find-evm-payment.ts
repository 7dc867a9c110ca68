import {
  decodeFunctionData,
  getAddress,
  type Hash,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import type { ChainPayment } from '../chain-network.ts'
import type { EvmChain } from './evm-chains.ts'
import { type EvmNode, transferEvent } from './evm-node.ts'
import { ownValueIndex } from './output-index.ts'

const transferFunction = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])

/** One payment by its transaction, in a block or waiting for one; undefined when the node does not know it or it failed. */
export async function findEvmPayment(
  node: EvmNode,
  chain: EvmChain,
  { transaction, outputIndex }: Pick<ChainPayment, 'transaction' | 'outputIndex'>,
): Promise<ChainPayment | undefined> {
  const hash = transaction as Hash
  const receipt = await node.receipt(hash)
  if (receipt === undefined) return waiting(node, chain, hash, outputIndex)
  if (receipt.status !== 'success') return undefined
  const paid =
    outputIndex === ownValueIndex
      ? await ownValue(node, chain, hash)
      : loggedPayment(chain, receipt, outputIndex)
  if (paid === undefined) return undefined
  const block = { height: receipt.blockNumber, hash: receipt.blockHash }
  return { transaction, outputIndex, ...paid, reachedAt: unknownTime, block }
}

type Paid = Pick<ChainPayment, 'address' | 'coin' | 'amountMinor'>

/** Only recorded payments are requested one by one: when they reached the network is known. */
const unknownTime = new Date(0)

/** What a transaction's log at this position pays in the one token; undefined when it is no transfer of it. */
export function loggedPayment(
  chain: EvmChain,
  { logs }: TransactionReceipt,
  position: number,
): Paid | undefined {
  const log = logs[position]
  if (log === undefined || chain.token === undefined || getAddress(log.address) !== chain.token.address)
    return undefined
  const [parsed] = parseEventLogs({ abi: [transferEvent], logs: [log], strict: true })
  if (parsed === undefined) return undefined
  return { address: getAddress(parsed.args.to), coin: chain.token.coin, amountMinor: parsed.args.value }
}

async function ownValue(node: EvmNode, chain: EvmChain, hash: Hash): Promise<Paid | undefined> {
  const found = await node.transaction(hash)
  if (found === undefined || found.to === null) return undefined
  return { address: getAddress(found.to), coin: chain.nativeCoin, amountMinor: found.value }
}

/** Back in the pool after a reorganization. A plain token transfer is read from its call data. */
async function waiting(
  node: EvmNode,
  chain: EvmChain,
  hash: Hash,
  outputIndex: number,
): Promise<ChainPayment | undefined> {
  const found = await node.transaction(hash)
  if (found === undefined || found.to === null) return undefined
  const paid =
    outputIndex === ownValueIndex
      ? { address: getAddress(found.to), coin: chain.nativeCoin, amountMinor: found.value }
      : called(chain, found)
  return paid && { transaction: hash, outputIndex, ...paid, reachedAt: unknownTime, block: null }
}

function called(
  chain: EvmChain,
  { to, input }: { to: string | null; input: `0x${string}` },
): Paid | undefined {
  if (to === null || chain.token === undefined || getAddress(to) !== chain.token.address) return undefined
  try {
    const { args } = decodeFunctionData({ abi: transferFunction, data: input })
    return { address: getAddress(args[0]), coin: chain.token.coin, amountMinor: args[1] }
  } catch {
    return undefined
  }
}
