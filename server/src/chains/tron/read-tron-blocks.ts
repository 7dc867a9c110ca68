import { scaled } from '#platform/exact-json.ts'
import { assertBlockTime } from '../block-time.ts'
import type { ChainPayment, ChainReading, OurAddresses } from '../chain-network.ts'
import { NetworkFault } from '../network-fault.ts'
import { spelt } from './tron-address.ts'
import type { TronBlock, TronNode, TronTransaction } from './tron-node.ts'

/** How many blocks are read at once. */
const blocksPerReading = 40n

/**
 * Every successful transfer of TRX to our addresses from `height` on, at most `blocksPerReading` blocks. Requests:
 * the tip, and each block once. Blocks that do not follow one another are a fault, and so is one from the future.
 */
export async function readTronBlocks(
  node: TronNode,
  { height, ours, now }: { height: bigint; ours: OurAddresses; now: Date },
): Promise<ChainReading> {
  const tip = await node.tip()
  const last = height + blocksPerReading - 1n
  const toHeight = last < tip.height ? last : tip.height
  const blocks = await readChain(node, height, toHeight)
  for (const block of blocks) assertBlockTime({ height: block.height, at: block.minedAt }, now)
  const end = blocks.at(-1) ?? tip
  if (toHeight === tip.height && end.id !== tip.id) throw changed(tip.height)
  const paid = blocks.flatMap(paymentsIn)
  const known = await ours([...new Set(paid.map(({ address }) => address))])
  return {
    tip: asBlock(tip),
    blocks: blocks.map(asBlock),
    readTo: asBlock(toHeight >= tip.height ? tip : end),
    payments: paid.filter(({ address }) => known.has(address)),
  }
}

async function readChain(node: TronNode, from: bigint, to: bigint): Promise<TronBlock[]> {
  const blocks: TronBlock[] = []
  for (let height = from; height <= to; height += 1n) {
    const block = await node.block(height)
    const before = blocks.at(-1)
    if (block === undefined || block.height !== height) throw changed(height)
    if (before !== undefined && block.parentId !== before.id) throw changed(height)
    blocks.push(block)
  }
  return blocks
}

/** The successful transfers of a block, to anybody. */
export const paymentsIn = (block: TronBlock): ChainPayment[] =>
  block.transactions
    .filter(({ ret }) => ret?.[0]?.contractRet === 'SUCCESS')
    .flatMap((transaction) => transferOf(transaction) ?? [])
    .map((paid) => ({ ...paid, reachedAt: block.minedAt, block: asBlock(block) }))

/** What a transaction pays if it succeeds. Transfers of tokens are other contracts: whatever they call themselves, they are not TRX. */
export function transferOf({
  txID,
  raw_data,
}: TronTransaction): Omit<ChainPayment, 'reachedAt' | 'block'> | undefined {
  const [contract] = raw_data.contract
  if (contract?.type !== 'TransferContract') return undefined
  const { to_address, amount } = contract.parameter.value
  const address = to_address === undefined ? undefined : spelt(to_address)
  const amountMinor = amount === undefined ? undefined : scaled(amount, 0)
  if (address === undefined || amountMinor === undefined || amountMinor <= 0n) return undefined
  // A transaction holds one contract.
  return { transaction: txID, outputIndex: 0, address, coin: 'trx', amountMinor }
}

export const asBlock = ({ height, id }: TronBlock) => ({ height, hash: id })

/** The chain changed between two requests, or the node disagrees with itself; the next reading will tell. */
export const changed = (height: bigint): NetworkFault =>
  new NetworkFault('inconsistent', `what the node told about block ${height} does not fit together`)
