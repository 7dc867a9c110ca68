import { hash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  beginLeaves,
  contextHash,
  nodeBytes,
  rootHash,
  secretBytes,
  sumBytes,
  writeLeaf,
  writeParent,
  writeSum,
} from './liability-hash.ts'
import { chunksFor, isTooFew, leavesFor } from './liability-rules.ts'
import { buildLiabilityTree, pathOf, tileFrom } from './liability-tree.ts'
import { roomFor } from './tree-work.ts'

const context = {
  asset: 'usd',
  takenAt: new Date('2026-11-24T03:00:00Z'),
  ledgerPosition: 12n,
  ledgerHash: Buffer.alloc(32, 1),
  salt: Buffer.alloc(32, 2),
  chunks: 2,
}

/** Accounts with these amounts; ids and secrets are random. */
function accountsWith(amounts: readonly bigint[]) {
  const accounts = roomFor(amounts.length)
  randomBytes(accounts.people.length).copy(accounts.people)
  randomBytes(accounts.secrets.length).copy(accounts.secrets)
  for (const [at, amount] of amounts.entries()) writeSum(accounts.amounts, at * sumBytes, amount)
  return accounts
}

const many = (count: number) => Array.from({ length: count }, (_, at) => BigInt(at) ** 3n)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

test.each([
  [0, 2],
  [1, 4],
  [5, 4],
  [200, 2],
  [300, 2],
  [1_000, 4],
  [40_000, 2],
])(
  'a tree of %i accounts in %i chunks has their total, and every leaf leads to its root',
  async (count, chunks) => {
    const amounts = many(count)
    const tree = await buildLiabilityTree(accountsWith(amounts), { ...context, chunks })
    expect(tree.total).toBe(sumOf(amounts))
    expect(tree.leaves).toBe(leavesFor(count, chunks))
    expect(new Set(tree.places).size).toBe(count * chunks)
    for (const account of [0, 1, Math.floor(count / 2), count - 1].filter((at) => at >= 0 && at < count)) {
      let balance = 0n
      for (const index of tree.places.subarray(account * chunks, (account + 1) * chunks)) {
        const { amount, path } = await pathOf(index, tree.leaves, tileFrom(tree))
        expect(path.length).toBe(Math.log2(tree.leaves) * nodeBytes)
        expect(rootOver(tree.rows.get(0), index, path, tree.leaves, chunks)).toEqual(tree.root)
        balance += amount
      }
      expect(balance).toBe(amounts[account])
    }
  },
)

/** The root that a leaf's path leads to, by the same hashes in another order than the tree was built in. */
function rootOver(
  row: Buffer | undefined,
  index: number,
  path: Buffer,
  leaves: number,
  chunks: number,
): Buffer {
  let node: Buffer = Buffer.from(row?.subarray(index * nodeBytes, (index + 1) * nodeBytes) ?? [])
  let place = index
  for (let at = 0; at < path.length; at += nodeBytes) {
    const sibling = path.subarray(at, at + nodeBytes)
    const above = Buffer.alloc(nodeBytes)
    writeParent(Buffer.concat(place % 2 === 0 ? [node, sibling] : [sibling, node]), 0, above, 0)
    ;[node, place] = [above, Math.floor(place / 2)]
  }
  return rootHash(contextHash({ ...context, chunks }), node, leaves)
}

test('threads build what one thread builds: the same total, leaves that lead to the root', async () => {
  const amounts = many(3_000)
  const tree = await buildLiabilityTree(accountsWith(amounts), context, 2)
  expect(tree.total).toBe(sumOf(amounts))
  const index = tree.places.at(-1) ?? 0
  const { path } = await pathOf(index, tree.leaves, tileFrom(tree))
  expect(rootOver(tree.rows.get(0), index, path, tree.leaves, 2)).toEqual(tree.root)
})

test('a total that 16 bytes do not hold is refused: nothing wraps', async () => {
  const accounts = accountsWith([2n ** 128n - 1n, 1n])
  await expect(buildLiabilityTree(accounts, context)).rejects.toThrow('more than 16 bytes hold')
  expect(() => writeSum(Buffer.alloc(16), 0, -1n)).toThrow('not from 0')
  expect(() => writeSum(Buffer.alloc(16), 0, 2n ** 128n)).toThrow('not from 0')
})

test('the same accounts have other leaves on another day: nobody follows a hash', async () => {
  const accounts = accountsWith([5n, 5n, 5n])
  const [one, two] = [
    await buildLiabilityTree(accounts, context),
    await buildLiabilityTree(accounts, { ...context, salt: Buffer.alloc(32, 3) }),
  ]
  const hashesOf = ({ rows }: typeof one) =>
    Array.from({ length: 16 }, (_, at) =>
      rows
        .get(0)
        ?.subarray(at * nodeBytes, at * nodeBytes + 32)
        .toString('hex'),
    )
  expect(hashesOf(one).filter((leaf) => hashesOf(two).includes(leaf))).toEqual([])
  expect(new Set(hashesOf(one)).size).toBe(16)
})

test('whoever knows an id, an amount and its place still lacks 16 bytes: no guess makes the leaf', () => {
  const person = Buffer.alloc(16, 7)
  const leafWith = (secret: Buffer) => {
    const row = Buffer.alloc(nodeBytes)
    beginLeaves(secret, person, contextHash(context))
    writeLeaf(row, 0, 500_000_000n)
    return row.subarray(0, 32).toString('hex')
  }
  const secret = randomBytes(secretBytes)
  const leaf = leafWith(secret)
  expect(leafWith(Buffer.from(secret))).toBe(leaf)
  // Each of its bytes counts, so that none is given away.
  const leaves = Array.from(secret.keys(), (at) => {
    const other = Buffer.from(secret)
    other.writeUInt8(other.readUInt8(at) ^ 1, at)
    return leafWith(other)
  })
  expect(leaves).not.toContain(leaf)
  expect(new Set(leaves).size).toBe(secretBytes)
})

test('empty leaves look like any other, and are nowhere in particular', async () => {
  const { rows, places } = await buildLiabilityTree(accountsWith(many(5)), { ...context, chunks: 2 })
  const row = rows.get(0) ?? Buffer.of()
  const empty = Array.from({ length: 16 }, (_, at) => at).filter((at) => !places.includes(at))
  expect(empty).toHaveLength(6)
  for (const at of empty) {
    const node = row.subarray(at * nodeBytes, (at + 1) * nodeBytes)
    expect(node.subarray(32)).toEqual(Buffer.alloc(16))
    expect(node.subarray(0, 32)).not.toEqual(Buffer.alloc(32))
    expect(node.subarray(0, 32)).not.toEqual(hash('sha256', '', 'buffer'))
  }
})

test('few accounts: four chunks below 200, no sums below five', () => {
  expect([0, 4, 5, 199, 200].map((count) => [isTooFew(count), chunksFor(count)])).toEqual([
    [true, 4],
    [true, 4],
    [false, 4],
    [false, 4],
    [false, 2],
  ])
})
