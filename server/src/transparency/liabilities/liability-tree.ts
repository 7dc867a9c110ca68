/** The Merkle sum tree over what all accounts hold of one asset. Pure: no database, no clock. */
import { contextHash, hashBytes, nodeBytes, readSum, rootHash, type TreeContext } from './liability-hash.ts'
import { leavesFor } from './liability-rules.ts'
import { shuffled } from './random-numbers.ts'
import { levelsAbove, tileLevels, tileWidth, topOf } from './tiles.ts'
import { inThreads } from './tree-threads.ts'
import { type Accounts, sharedBuffer, type TreeWork } from './tree-work.ts'

export type LiabilityTree = {
  readonly leaves: number
  /** The leaves of account i: `chunks` places from i · chunks. */
  readonly places: Uint32Array
  /** Nodes by level: 0 the leaves, 8 the nodes above 256 of them, 16 and so on. */
  readonly rows: ReadonlyMap<number, Buffer>
  readonly total: bigint
  /** 32 bytes; what is published. */
  readonly root: Buffer
}

/**
 * Builds the tree with this many threads besides this one; 0 does it here. Throws a `SumOverflow` for sums of 2^128 and
 * more.
 */
export async function buildLiabilityTree(
  accounts: Accounts,
  context: TreeContext,
  threads = 0,
): Promise<LiabilityTree> {
  const { chunks } = context
  const leaves = leavesFor(accounts.count, chunks)
  const places = shuffled(leaves)
  const width = Math.min(leaves, tileWidth)
  const work: TreeWork = {
    accounts,
    context: contextHash(context),
    chunks,
    places,
    leafRow: sharedBuffer(leaves * nodeBytes),
    tileRow: sharedBuffer((leaves / width) * nodeBytes),
  }
  await inThreads(work, threads)
  const rows = new Map([[0, work.leafRow]])
  let top = work.tileRow
  for (let level = tileLevels; top.length > nodeBytes; level += tileLevels) {
    rows.set(level, top)
    top = aboveTiles(top)
  }
  return {
    leaves,
    places: places.subarray(0, accounts.count * chunks),
    rows,
    total: readSum(top, hashBytes),
    root: rootHash(work.context, top, leaves),
  }
}

/** The node above each tile of a row. */
function aboveTiles(row: Buffer): Buffer {
  const tile = Math.min(row.length, tileWidth * nodeBytes)
  const tops = Buffer.alloc((row.length / tile) * nodeBytes)
  for (let at = 0; at * tile < row.length; at += 1)
    topOf(row.subarray(at * tile, (at + 1) * tile)).copy(tops, at * nodeBytes)
  return tops
}

/** The tile that holds a node, by the level of its row. */
export type ReadTile = (level: number, index: number) => Promise<Buffer>

/** The siblings of a leaf from below upwards, each 48 bytes, and the leaf's own sum. */
export async function pathOf(
  index: number,
  leaves: number,
  readTile: ReadTile,
): Promise<{ amount: bigint; path: Buffer }> {
  const siblings: Buffer[] = []
  let amount = 0n
  for (let [level, place, width] = [0, index, leaves]; width > 1; level += tileLevels) {
    const levels = levelsAbove(await readTile(level, Math.floor(place / tileWidth)))
    if (level === 0) amount = readSum(nodeAt(levels[0], place % tileWidth), hashBytes)
    let within = place % tileWidth
    for (const row of levels.slice(0, -1)) {
      siblings.push(nodeAt(row, within ^ 1))
      within >>= 1
    }
    ;[place, width] = [Math.floor(place / tileWidth), Math.ceil(width / tileWidth)]
  }
  return { amount, path: Buffer.concat(siblings) }
}

function nodeAt(row: Buffer | undefined, index: number): Buffer {
  const node = row?.subarray(index * nodeBytes, (index + 1) * nodeBytes)
  if (node?.length !== nodeBytes) throw new RangeError(`no node ${index}`)
  return node
}

/** A tile of a tree that is in memory. */
export const tileFrom =
  ({ rows }: Pick<LiabilityTree, 'rows'>): ReadTile =>
  async (level, index) => {
    const row = rows.get(level) ?? Buffer.alloc(0)
    return row.subarray(index * tileWidth * nodeBytes, (index + 1) * tileWidth * nodeBytes)
  }
