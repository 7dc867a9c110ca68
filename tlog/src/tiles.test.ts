import { expect, test } from 'vitest'
import { leafHash, MerkleTree } from './merkle-tree.ts'
import { parseTilePath, tilePath } from './tile-path.ts'
import { bundleOfEntries, entriesOfBundle, hashesOfTile, newTiles, tileOfHashes, tilesOf } from './tiles.ts'

test('the examples of c2sp.org/tlog-tiles', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067')
  const levels = Map.groupBy(tilesOf(70_000), ({ level }) => level)
  const widths = (level: number) => {
    const byWidth = Map.groupBy(levels.get(level) ?? [], ({ width }) => width)
    return Object.fromEntries([...byWidth].map(([width, tiles]) => [width, tiles.length]))
  }
  expect([widths(0), widths(1), widths(2)]).toEqual([{ 256: 273, 112: 1 }, { 256: 1, 17: 1 }, { 1: 1 }])
  expect(levels.has(3)).toBe(false)
  expect(tilesOf(256).map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1', 'tile/entries/000'])
})

test('a path is read as it was written, and no other way', () => {
  expect(tilesOf(70_000).map((tile) => parseTilePath(tilePath(tile)))).toEqual(tilesOf(70_000))
  for (const path of [
    'tile/00/000',
    'tile/64/000',
    'tile/0/0',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/012',
    'tile/0/x000/001',
    'tile/0/001/002',
    'tile/data/000',
    '/tile/0/000',
    'tile/0/../000',
    'checkpoint',
  ])
    expect([path, parseTilePath(path)]).toEqual([path, undefined])
})

test('the root is computed from the tiles alone', () => {
  const size = 700
  const tree = new MerkleTree(Array.from({ length: size }, (_, at) => leafHash(Buffer.from(String(at)))))
  const tiles = tilesOf(size).filter(({ level }) => level === 0)
  const read = tiles.flatMap((tile) => hashesOfTile(tileOfHashes(tree, tile), tile.width))
  expect(new MerkleTree(read).root()).toEqual(tree.root())
  const upper = tilesOf(size).find(({ level }) => level === 1)
  const [first] = upper === undefined ? [] : hashesOfTile(tileOfHashes(tree, upper), upper.width)
  expect(first).toEqual(tree.root(256))
})

test('a log that grew has new files only: a full one is never written again', () => {
  expect(newTiles(0, 3).map(tilePath)).toEqual(['tile/0/000.p/3', 'tile/entries/000.p/3'])
  expect(newTiles(256, 257).map(tilePath)).toEqual(['tile/0/001.p/1', 'tile/entries/001.p/1'])
  expect(newTiles(257, 257)).toEqual([])
})

test('entries come out of their bundle as they went in; a cut one is refused', () => {
  const entries = [Buffer.from('{}'), Buffer.of(), Buffer.alloc(65_535, 7)]
  const bundle = bundleOfEntries(entries)
  expect(entriesOfBundle(bundle)).toEqual(entries)
  expect(() => entriesOfBundle(bundle.subarray(0, -1))).toThrow('ends within')
  expect(() => entriesOfBundle(bundle.subarray(0, 1))).toThrow('ends within')
  expect(() => bundleOfEntries([Buffer.alloc(65_536)])).toThrow(
    expect.objectContaining({ code: 'entry_too_long' }),
  )
  expect(() => hashesOfTile(Buffer.alloc(33), 1)).toThrow(expect.objectContaining({ code: 'malformed_tile' }))
})
