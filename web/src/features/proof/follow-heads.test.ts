import type { Transparency } from '@evenmoor/contract/transparency'
import { checkpointText, leafHash, MerkleTree, signerKey, signNote } from '@evenmoor/tlog'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHeads, rememberNewest } from './follow-heads.ts'
import type { LogReader } from './read-log.ts'

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

/** The files of a log, and the list of it that everybody is given when it is read anew. */
const filesOf = (tree: MerkleTree, log: Log | null = null): LogReader => ({
  published: () => Promise.resolve({ log } as Transparency),
  hashes: (size) =>
    Promise.resolve(Array.from({ length: size }, (_, at) => new Uint8Array(tree.subtree(0, at)))),
})
const unreadable: LogReader = {
  published: () => Promise.reject(new Error('no answer')),
  hashes: () => Promise.reject(new Error('no answer')),
}
/** A list of so many heads, one for each entry. */
const headsOf = (tree: MerkleTree, count: number) =>
  logOf(
    tree,
    Array.from({ length: count }, (_, at) => tree.size - at),
  )

test('each head follows the one before, and the next visit finds the head it remembers', async () => {
  const first = await followHeads(logOf(honest, [8, 5, 3]))
  expect(first).toEqual({
    follows: new Map([
      [8, true],
      [5, true],
    ]),
    isSigned: true,
    isSameLog: null,
    isWhole: true,
  })
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSigned: true, isSameLog: true })
})

test('a head that is older than the list is the beginning of the log by its own files', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const grown = treeOf('entry', 60)
  expect(await followHeads(headsOf(grown, 30), filesOf(grown))).toMatchObject({ isSameLog: true })
  // And is replaced by the newest, which no list of the shorter log has.
  const shorter = logOf(honest, [20, 8])
  expect(await followHeads(shorter, filesOf(honest, shorter))).toMatchObject({ isSameLog: false })
})

test('a log that was written anew is told, although 31 heads were signed since', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const anew = treeOf('anew', 60)
  const shown = headsOf(anew, 31)
  expect(shown.checkpoints.at(-1)?.size).toBeGreaterThan(8)
  const found = { isSigned: true, isSameLog: false, isWhole: false }
  expect(await followHeads(shown, filesOf(anew))).toMatchObject(found)
  // Files of the old log are not those of the list; and files that it doesn't have are none.
  expect(await followHeads(shown, filesOf(treeOf('entry', 60)))).toMatchObject(found)
  const missing = { ...filesOf(anew), hashes: () => Promise.resolve([]) }
  expect(await followHeads(shown, missing)).toMatchObject(found)
  // What is remembered stays.
  expect(await followHeads(logOf(honest, [20, 8]))).toMatchObject({ isSameLog: true })
})

test('where the files cannot be read nothing is said, and the head stays remembered', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const anew = treeOf('anew', 60)
  expect(await followHeads(headsOf(anew, 30), unreadable)).toMatchObject({ isSameLog: null, isWhole: true })
  expect(await followHeads(headsOf(anew, 30), filesOf(anew))).toMatchObject({ isSameLog: false })
})

test('a head that was signed since the list was read is found in the list read anew', async () => {
  await followHeads(logOf(honest, [20, 8]))
  const [before, now] = [logOf(honest, [8, 5]), logOf(honest, [20, 8, 5])]
  expect(await followHeads(before, filesOf(honest, now))).toMatchObject({ isSameLog: true })
  expect(await followHeads(before, filesOf(honest, before))).toMatchObject({ isSameLog: false })
})

test('a log under another name is another log', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const renamed = { ...logOf(honest, [8, 5]), origin: 'example.com/other' }
  expect(await followHeads(renamed)).toMatchObject({ isSameLog: false })
})

test('a log that was begun anew is the one to compare with once that is accepted', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const anew = logOf(treeOf('anew', 20), [20, 8, 5])
  expect(await followHeads(anew)).toMatchObject({ isSameLog: false })
  rememberNewest(anew)
  expect(await followHeads(anew)).toMatchObject({ isSameLog: true })
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSameLog: false })
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
