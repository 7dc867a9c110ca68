import { scaleOf } from '@evenmoor/ledger/money'
import { scaled } from '#platform/exact-json.ts'
import { assertBlockTime } from '../block-time.ts'
import type { ChainBlock, ChainPayment, ChainReading, OurAddresses } from '../chain-network.ts'
import { NetworkFault } from '../network-fault.ts'
import { addressOfScript } from './bitcoin-address.ts'
import type { BitcoinChain } from './bitcoin-chains.ts'
import type { BitcoinNode, NodeBlock, NodeTransaction } from './bitcoin-node.ts'

/** How many blocks are read at once; each comes with all of its transactions. */
const blocksPerReading = 20n

/** What waits in the node's pool and pays us: a `PoolView`. */
type Pool = {
  readonly read: (
    node: BitcoinNode,
    chain: BitcoinChain,
    ours: OurAddresses,
    now: Date,
  ) => Promise<ChainPayment[]>
}

export type Paying = Omit<ChainPayment, 'reachedAt' | 'block'>

/**
 * Everything paid to our addresses from `height` on, at most `blocksPerReading` blocks, and what waits in the pool
 * once the tip is reached. Requests: three for the tip, two for each block, one for the pool, one for each transaction
 * that is new in it. Blocks that do not follow one another are a fault, and so is
 * one from the future.
 */
export async function readBitcoinBlocks(
  node: BitcoinNode,
  chain: BitcoinChain,
  { height, ours, pool, now }: { height: bigint; ours: OurAddresses; pool: Pool; now: Date },
): Promise<ChainReading> {
  const tip = await readTip(node)
  const last = height + blocksPerReading - 1n
  const toHeight = last < tip.height ? last : tip.height
  const blocks = await readChain(node, height, toHeight)
  for (const block of blocks) assertBlockTime({ height: block.height, at: timeOf(block) }, now)
  const end = blocks.at(-1)
  if (end !== undefined && toHeight === tip.height && end.hash !== tip.hash) throw changed(tip.height)
  const isAtTip = toHeight >= tip.height
  const readTo = end === undefined || isAtTip ? tip : { height: end.height, hash: end.hash }
  const read = blocks.map(({ height: at, hash }) => ({ height: at, hash }))
  const mined = blocks.flatMap((block) =>
    block.tx.flatMap((tx) => paymentsIn(chain, tx).map((paying) => inBlock(paying, block))),
  )
  const known = await ours([...new Set(mined.map(({ address }) => address))])
  const payments = mined.filter(({ address }) => known.has(address))
  if (!isAtTip) return { tip, blocks: read, readTo, payments }
  const inBlocks = new Set(blocks.flatMap(({ tx }) => tx.map(({ txid }) => txid)))
  const waiting = await pool.read(node, chain, ours, now)
  return {
    tip,
    blocks: read,
    readTo,
    payments: [...payments, ...waiting.filter(({ transaction }) => !inBlocks.has(transaction))],
  }
}

/** The tip, height and hash of one moment. */
export async function readTip(node: BitcoinNode): Promise<ChainBlock> {
  const hash = await node.tipHash()
  const header = await node.header(hash)
  if (header === undefined) throw new NetworkFault('inconsistent', 'the node does not know its own tip')
  return { height: header.height, hash }
}

async function readChain(node: BitcoinNode, from: bigint, to: bigint): Promise<NodeBlock[]> {
  const blocks: NodeBlock[] = []
  for (let height = from; height <= to; height += 1n) {
    const hash = await node.hashAt(height)
    if (hash === undefined) throw changed(height)
    const block = await node.block(hash)
    const before = blocks.at(-1)
    const follows = before === undefined || block.previousblockhash === before.hash
    if (block.hash !== hash || block.height !== height || !follows) throw changed(height)
    blocks.push(block)
  }
  return blocks
}

/** What a transaction pays to addresses of our kind, to anybody's. */
export function paymentsIn(chain: BitcoinChain, { txid, vout }: NodeTransaction): Paying[] {
  return vout.flatMap(({ n, value, scriptPubKey }) => {
    const address = addressOfScript(chain, scriptPubKey.hex ?? '')
    const amountMinor = scaled(value, scaleOf(chain.coin))
    if (address === undefined || amountMinor === undefined || amountMinor <= 0n) return []
    return [{ transaction: txid, outputIndex: n, address, coin: chain.coin, amountMinor }]
  })
}

export const inBlock = (paying: Paying, block: NodeBlock): ChainPayment => ({
  ...paying,
  reachedAt: timeOf(block),
  block: { height: block.height, hash: block.hash },
})

const timeOf = ({ time }: NodeBlock): Date => new Date(time * 1_000)

/** The chain changed between two requests, or the node disagrees with itself; the next reading will tell. */
const changed = (height: bigint): NetworkFault =>
  new NetworkFault('inconsistent', `what the node told about block ${height} does not fit together`)
