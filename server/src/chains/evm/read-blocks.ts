import { type Address, getAddress, type Hash } from 'viem'
import type { ChainPayment, ChainReading, OurAddresses } from '../chain-network.ts'
import { NetworkFault } from '../network-fault.ts'
import type { EvmChain } from './evm-chains.ts'
import type { EvmBlock, EvmNode, TransferLog } from './evm-node.ts'
import { loggedPayment } from './find-evm-payment.ts'
import { logPosition, ownValueIndex } from './output-index.ts'

/** How many blocks are read at once: what a public node gives in one answer to `eth_getLogs` is limited. */
const blocksPerReading = 100n

/**
 * Everything paid to our addresses from `height` on, at most `blocksPerReading` blocks: the transactions' own value,
 * and transfers of the one token that is believed. Requests: the tip, each block once, one for the logs, and one
 * receipt for each payment found. Blocks that do not follow one another or logs of other blocks are a fault.
 */
export async function readBlocks(
  node: EvmNode,
  chain: EvmChain,
  height: bigint,
  ours: OurAddresses,
): Promise<ChainReading> {
  const tip = await node.tip()
  const last = height + blocksPerReading - 1n
  const toHeight = last < tip.number ? last : tip.number
  const blocks = await readChain(node, height, toHeight)
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
    const payment = await proven(node, chain, candidate)
    if (payment !== undefined) payments.push(payment)
  }
  return { tip: asBlock(tip), readTo: asBlock(end), payments }
}

async function readChain(node: EvmNode, from: bigint, to: bigint): Promise<EvmBlock<true>[]> {
  const blocks: EvmBlock<true>[] = []
  for (let height = from; height <= to; height += 1n) {
    const block = await node.block(height)
    const before = blocks.at(-1)
    if (before !== undefined && block.parentHash !== before.hash) throw changed(height)
    blocks.push(block)
  }
  return blocks
}

/** What looks like a payment, before its receipt was asked for. */
type Candidate = {
  readonly transaction: Hash
  /** The log of a token's transfer; null for the transaction's own value. */
  readonly logIndex: number | null
  readonly address: Address
  readonly coin: ChainPayment['coin']
  readonly amountMinor: bigint
  readonly block: EvmBlock<true>
}

const nativeCandidates = (chain: EvmChain, blocks: readonly EvmBlock<true>[]): Candidate[] =>
  blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash, to, value }) =>
      to === null || value === 0n
        ? []
        : [
            {
              transaction: hash,
              logIndex: null,
              address: getAddress(to),
              coin: chain.nativeCoin,
              amountMinor: value,
              block,
            },
          ],
    ),
  )

function tokenCandidates(
  chain: EvmChain,
  blocks: readonly EvmBlock<true>[],
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
  chain: EvmChain,
  candidate: Candidate,
): Promise<ChainPayment | undefined> {
  const { transaction, logIndex, address, coin, amountMinor, block } = candidate
  const receipt = await node.receipt(transaction)
  if (receipt === undefined || receipt.blockHash !== block.hash) throw changed(block.number)
  if (receipt.status !== 'success') return undefined
  const outputIndex = logIndex === null ? ownValueIndex : logPosition(receipt, logIndex)
  if (logIndex !== null) {
    // The log was told twice, by itself and in its receipt.
    const paid = loggedPayment(chain, receipt, outputIndex)
    if (paid?.address !== address || paid.amountMinor !== amountMinor) throw changed(block.number)
  }
  return {
    transaction,
    outputIndex,
    address,
    coin,
    amountMinor,
    reachedAt: new Date(Number(block.timestamp) * 1_000),
    block: asBlock(block),
  }
}

export const asBlock = ({ number, hash }: { number: bigint; hash: string }) => ({ height: number, hash })

/** The chain changed between two requests, or the node disagrees with itself; the next reading will tell. */
const changed = (height: bigint): NetworkFault =>
  new NetworkFault('inconsistent', `what the node told about block ${height} does not fit together`)
