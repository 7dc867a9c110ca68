/** The static files of a log (c2sp.org/tlog-tiles): which there are, and what is in them. */
import type { MerkleTree } from './merkle-tree.ts'
import { type Tile, tilePath, tileWidth } from './tile-path.ts'
import { TlogProblem } from './tlog-problem.ts'

const tileHeight = 8
const entryBytesMax = 65_535

/** Every file of a tree of this size, those of hashes lowest level first, then the entries. */
export function tilesOf(size: number): Tile[] {
  const tiles: Tile[] = []
  const row = (level: Tile['level'], count: number) => {
    for (let index = 0; index * tileWidth < count; index += 1)
      tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) })
  }
  for (let [level, count] = [0, size]; count > 0; level += 1, count = Math.floor(count / tileWidth))
    row(level, count)
  row('entries', size)
  return tiles
}

/** The files that a tree of `size` has and one of `oldSize` did not have. */
export function newTiles(oldSize: number, size: number): Tile[] {
  const old = new Set(tilesOf(oldSize).map(tilePath))
  return tilesOf(size).filter((tile) => !old.has(tilePath(tile)))
}

/** The bytes of a tile of hashes. */
export function tileOfHashes(tree: MerkleTree, { level, index, width }: Tile): Buffer {
  if (level === 'entries') throw new TlogProblem('malformed_tile', 'A bundle of entries holds no hashes.')
  return Buffer.concat(
    Array.from({ length: width }, (_, at) => tree.subtree(level * tileHeight, index * tileWidth + at)),
  )
}

/** Entries as a bundle: each after its length as two bytes. Throws `entry_too_long`. */
export function bundleOfEntries(entries: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > entryBytesMax)
        throw new TlogProblem('entry_too_long', `An entry has at most ${entryBytesMax} bytes.`)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(entry.length)
      return [length, entry]
    }),
  )
}

/** The entries of a bundle. Throws `malformed_tile` where it ends within one. */
export function entriesOfBundle(bundle: Uint8Array): Buffer[] {
  const bytes = Buffer.from(bundle)
  const entries: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 <= bytes.length ? at + 2 + bytes.readUInt16BE(at) : Infinity
    if (end > bytes.length) throw new TlogProblem('malformed_tile', 'The bundle ends within an entry.')
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}

/** The hashes of a tile. Throws `malformed_tile` unless it has exactly `width` of them. */
export function hashesOfTile(bytes: Uint8Array, width: number): Buffer[] {
  if (bytes.length !== width * 32)
    throw new TlogProblem('malformed_tile', `A tile of ${width} hashes has ${width * 32} bytes.`)
  return Array.from({ length: width }, (_, at) => Buffer.from(bytes.subarray(at * 32, at * 32 + 32)))
}
