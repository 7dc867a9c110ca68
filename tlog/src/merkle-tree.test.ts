import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  emptyRoot,
  leafHash,
  MerkleTree,
  nodeHash,
  rootFromInclusion,
  verifyConsistency,
  verifyInclusion,
} from './merkle-tree.ts'

/** The tree that implementations of RFC 6962 publish their vectors for (certificate-transparency, transparency-dev/merkle). */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'))
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const tree = new MerkleTree(entries.map(leafHash))
const hex = (hashes: readonly Buffer[]) => hashes.map((one) => one.toString('hex'))
const bytes = (text: string) => Buffer.from(text, 'hex')

test('a tree of each size has the root that is published for it', () => {
  expect(roots.map((_, size) => tree.root(size).toString('hex'))).toEqual(roots)
  expect(new MerkleTree().root()).toEqual(emptyRoot)
})

test.each([
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
] as const)('the published proof that entry %i is in a tree of %i', (index, size, proof) => {
  expect(hex(tree.inclusionProof(index, size))).toEqual(proof)
  const entry = entries[index] ?? Buffer.of()
  const where = { index, size, proof: proof.map(bytes) }
  expect(verifyInclusion(leafHash(entry), tree.root(size), where)).toBe(true)
})

test.each([
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
] as const)('the published proof that a tree of %i begins one of %i', (oldSize, size, proof) => {
  expect(hex(tree.consistencyProof(oldSize, size))).toEqual(proof)
  const old = { size: oldSize, root: tree.root(oldSize) }
  expect(verifyConsistency(old, { size, root: tree.root(size) }, proof.map(bytes))).toBe(true)
})

const large = new MerkleTree(Array.from({ length: 35 }, (_, at) => leafHash(Buffer.from(`entry ${at}`))))
const sizes = Array.from({ length: 35 }, (_, at) => at + 1)
const flipped = (proof: readonly Buffer[], at: number) =>
  proof.map((one, place) => (place === at ? hash('sha256', one, 'buffer') : one))

test('every entry of every size is proven, and nothing else is by the same proof', () => {
  for (const size of sizes)
    for (let index = 0; index < size; index += 1) {
      const [leaf, root, proof] = [
        large.subtree(0, index),
        large.root(size),
        large.inclusionProof(index, size),
      ]
      expect(verifyInclusion(leaf, root, { index, size, proof })).toBe(true)
      expect(verifyInclusion(leafHash(Buffer.from('other')), root, { index, size, proof })).toBe(false)
      for (const at of proof.keys())
        expect(verifyInclusion(leaf, root, { index, size, proof: flipped(proof, at) })).toBe(false)
      expect(() => rootFromInclusion(leaf, { index, size, proof: [...proof, leaf] })).toThrow('longer')
      if (proof.length > 0)
        expect(() => rootFromInclusion(leaf, { index, size, proof: proof.slice(1) })).toThrow(
          'below the root',
        )
    }
})

test('every size is proven to begin every later one, and no other root is', () => {
  for (const size of sizes)
    for (let oldSize = 1; oldSize <= size; oldSize += 1) {
      const [old, now] = [
        { size: oldSize, root: large.root(oldSize) },
        { size, root: large.root(size) },
      ]
      const proof = large.consistencyProof(oldSize, size)
      expect(verifyConsistency(old, now, proof)).toBe(true)
      const forged = hash('sha256', old.root, 'buffer')
      expect(verifyConsistency({ ...old, root: forged }, now, proof)).toBe(false)
      expect(verifyConsistency(old, { ...now, root: forged }, proof)).toBe(false)
      for (const at of proof.keys()) expect(verifyConsistency(old, now, flipped(proof, at))).toBe(false)
      expect(verifyConsistency(old, now, [...proof, old.root])).toBe(false)
    }
})

test('a node is not taken for a leaf', () => {
  const node = nodeHash(large.subtree(0, 0), large.subtree(0, 1))
  const asEntry = Buffer.concat([large.subtree(0, 0), large.subtree(0, 1)])
  expect(leafHash(asEntry)).not.toEqual(node)
})

test('a smaller tree is never consistent with a larger one before it, and nobody asks for what was not there', () => {
  const [small, big] = [
    { size: 3, root: tree.root(3) },
    { size: 8, root: tree.root(8) },
  ]
  expect(verifyConsistency(big, small, tree.consistencyProof(3, 8))).toBe(false)
  expect(verifyConsistency(small, big, [])).toBe(false)
  expect(verifyConsistency({ size: 0, root: emptyRoot }, big, [])).toBe(true)
  expect(() => tree.consistencyProof(9)).toThrow('never had 9')
  expect(() => tree.inclusionProof(8)).toThrow('has no entry 8')
  expect(() => tree.root(9)).toThrow('has 8 entries')
})
