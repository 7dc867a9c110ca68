import type { Transparency } from '@evenmoor/contract/transparency'
import { checkpointText, leafHash, MerkleTree, signerKey, signNote } from '@evenmoor/tlog'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHeads } from './follow-heads.ts'

type Log = NonNullable<Transparency['log']>

const origin = 'example.com/log'
const key = signerKey(origin, 'ed25519', Buffer.alloc(32, 1))
const treeOf = (word: string, length: number) =>
  new MerkleTree(Array.from({ length }, (_, at) => leafHash(Buffer.from(`${word} ${at}`))))

function logOf(tree: MerkleTree, sizes: readonly number[]): Log {
  return {
    origin,
    keys: [key.vkey],
    checkpoint: signNote(checkpointText({ origin, size: sizes[0]!, root: tree.root(sizes[0]) }), [key]),
    witnesses: [],
    checkpoints: sizes.map((size, at) => {
      const previous = sizes[at + 1]
      return {
        size,
        root: tree.root(size).toString('base64'),
        signed_at: '2026-06-15T12:00:00.000Z',
        previous_size: previous ?? null,
        consistency:
          previous === undefined
            ? []
            : tree.consistencyProof(previous, size).map((hash) => hash.toString('base64')),
        snapshots: [],
        seen_by: [],
      }
    }),
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const honest = treeOf('entry', 20)

test('each head follows the one before, and the next visit finds the head it remembers', async () => {
  const first = await followHeads(logOf(honest, [8, 5, 3]))
  expect(first).toEqual({
    follows: new Map([
      [8, true],
      [5, true],
    ]),
    isSigned: true,
    isSameLog: null,
  })
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSigned: true, isSameLog: true })
  // After a long time the remembered head is older than the list.
  expect(await followHeads(logOf(treeOf('entry', 40), [40, 33]))).toMatchObject({ isSameLog: null })
})

test('two browsers, two roots: who was shown another log before is told', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const other = treeOf('for others', 20)
  expect(await followHeads(logOf(other, [20, 8, 5]))).toMatchObject({ isSigned: true, isSameLog: false })
  // And still is at the next visit: what is remembered stays.
  expect(await followHeads(logOf(other, [20, 8, 5]))).toMatchObject({ isSameLog: false })
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSameLog: true })
})

test('a head that does not follow, and one with a wrong signature, are seen', async () => {
  const log = logOf(honest, [8, 5, 3])
  const [newest, ...older] = log.checkpoints
  const forged = {
    ...log,
    checkpoints: [{ ...newest!, root: Buffer.alloc(32).toString('base64') }, ...older],
  }
  const { follows, isSigned } = await followHeads(forged)
  expect([follows.get(8), follows.get(5), isSigned]).toEqual([false, true, false])
  const another = signerKey(origin, 'ed25519', Buffer.alloc(32, 2))
  expect(await followHeads({ ...log, keys: [another.vkey] })).toMatchObject({ isSigned: false })
})
