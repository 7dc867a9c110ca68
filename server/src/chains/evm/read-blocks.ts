import { type Address, getAddress, type Hash, type TransactionReceipt } from 'viem'
import { assertBlockTime } from '../block-time.ts'
import type { ChainPayment, ChainReading, OurAddresses } from '../chain-network.ts'
import { NetworkFault } from '../network-fault.ts'
import { asReadBlock, type BlockMemory, type ReadBlock } from './block-memory.ts'
import type { EvmChain } from './evm-chains.ts'
import type { EvmBlock, EvmNode, TransferLog } from './evm-node.ts'
import { loggedPayment } from './find-evm-payment.ts'
import { logPosition, ownValueIndex } from './output-index.ts'

/** How many blocks are read at once, since public nodes limit the size of an `eth_getLogs` answer. */
const blocksPerReading = 100n

/**
 * Everything paid to our addresses from `height` on, at most `blocksPerReading` blocks: the transactions' own value,
 * and transfers of the one token that is believed. Requests: the tip, one for the logs, and what is not remembered of the
 * last reading: each block once, and one receipt for each payment found. Blocks that do not follow one another or logs of
 * other blocks are a fault, and so is one from the future.
 */
export async function readBlocks(
  node: EvmNode,
  chain: EvmChain,
  { height, ours, memory, now }: { height: bigint; ours: OurAddresses; memory: BlockMemory; now: Date },
): Promise<ChainReading> {
  const tip = await node.tip()
  const last = height + blocksPerReading - 1n
  const toHeight = last < tip.number ? last : tip.number
  const blocks = await readChain(node, memory, { from: height, to: toHeight, tip })
  for (const block of blocks) assertBlockTime({ height: block.number, at: timeOf(block) }, now)
  const end = blocks.at(-1) ?? tip
  if (toHeight === tip.number && end.hash !== tip.hash) throw changed(tip.number)
  const logs =
    chain.token === undefined || blocks.length === 0
      ? []
      : await node.transfers(chain.token.address, height, toHeight)
  const candidates = [...nativeCandidates(chain, blocks), ...tokenCandidates(chain, blocks, logs)]
  const known = await ours([...new Set(candidates.map(({ address }) => address))])
  const payments: ChainPayment[] = []
  for (const candidate of candidates) {
    if (!known.has(candidate.address)) continue
    const payment = await proven(node, candidate, { chain, memory })
    if (payment !== undefined) payments.push(payment)
  }
  if (blocks.length > 0) memory.keep(blocks)
  return { tip: asBlock(tip), blocks: blocks.map(asBlock), readTo: asBlock(end), payments }
}

/** From the last one down, because each names the one before it by its hash. */
async function readChain(
  node: EvmNode,
  memory: BlockMemory,
  { from, to, tip }: { from: bigint; to: bigint; tip: EvmBlock },
): Promise<ReadBlock[]> {
  const blocks: ReadBlock[] = []
  let hash = to === tip.number ? tip.hash : undefined
  for (let height = to; height >= from; height -= 1n) {
    const known = hash === undefined ? undefined : memory.find(hash)
    const block = known ?? asReadBlock(await node.block(height))
    if (block.number !== height || (hash !== undefined && block.hash !== hash)) throw changed(height)
    blocks.push(block)
    hash = block.parentHash
  }
  return blocks.toReversed()
}

/** What looks like a payment, before its receipt is requested. */
type Candidate = {
  readonly transaction: Hash
  /** The log of a token's transfer; null for the transaction's own value. */
  readonly logIndex: number | null
  readonly address: Address
  readonly coin: ChainPayment['coin']
  readonly amountMinor: bigint
  readonly block: ReadBlock
}

const nativeCandidates = (chain: EvmChain, blocks: readonly ReadBlock[]): Candidate[] =>
  blocks.flatMap((block) =>
    block.values.map(({ hash, to, value }) => ({
      transaction: hash,
      logIndex: null,
      address: getAddress(to),
      coin: chain.nativeCoin,
      amountMinor: value,
      block,
    })),
  )

function tokenCandidates(
  chain: EvmChain,
  blocks: readonly ReadBlock[],
  logs: readonly TransferLog[],
): Candidate[] {
  const byHash = new Map(blocks.map((block) => [block.hash, block]))
  return logs.flatMap((log) => {
    const block = byHash.get(log.blockHash)
    if (block === undefined) throw changed(log.blockNumber)
    // The node was asked for this contract only; it is not taken at its word.
    const isToken = chain.token !== undefined && getAddress(log.address) === chain.token.address
    if (!isToken || log.removed || log.args.value === 0n) return []
    return [
      {
        transaction: log.transactionHash,
        logIndex: log.logIndex,
        address: getAddress(log.args.to),
        coin: chain.token.coin,
        amountMinor: log.args.value,
        block,
      },
    ]
  })
}

/** The payment, when its transaction succeeded in that very block. */
async function proven(
  node: EvmNode,
  candidate: Candidate,
  { chain, memory }: { chain: EvmChain; memory: BlockMemory },
): Promise<ChainPayment | undefined> {
  const { transaction, logIndex, address, coin, amountMinor, block } = candidate
  const remembered = memory.findReceipt(transaction, block)
  // One that a node lied in once must not keep the network paused after the node has recovered.
  const receipt =
    remembered !== undefined && isBorneOut(chain, remembered, candidate)
      ? remembered
      : await node.receipt(transaction)
  if (receipt === undefined || receipt.blockHash !== block.hash) throw changed(block.number)
  if (receipt.status !== 'success') return undefined
  if (!isBorneOut(chain, receipt, candidate)) throw changed(block.number)
  memory.keepReceipt(receipt)
  return {
    transaction,
    outputIndex: logIndex === null ? ownValueIndex : logPosition(receipt, logIndex),
    address,
    coin,
    amountMinor,
    reachedAt: timeOf(block),
    block: asBlock(block),
  }
}

/** A transfer's log comes twice: alone and in its receipt. */
function isBorneOut(
  chain: EvmChain,
  receipt: TransactionReceipt,
  { logIndex, address, amountMinor }: Candidate,
): boolean {
  if (logIndex === null) return true
  const position = receipt.logs.findIndex((log) => log.logIndex === logIndex)
  const paid = loggedPayment(chain, receipt, position)
  return paid?.address === address && paid.amountMinor === amountMinor
}

const timeOf = ({ timestamp }: ReadBlock): Date => new Date(Number(timestamp) * 1_000)

export const asBlock = ({ number, hash }: { number: bigint; hash: string }) => ({ height: number, hash })

/** The chain changed between two requests, or the node disagrees with itself; the next reading will tell. */
const changed = (height: bigint): NetworkFault =>
  new NetworkFault('inconsistent', `what the node told about block ${height} does not fit together`)
