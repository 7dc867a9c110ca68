import type { Transparency } from '@evenmoor/contract/transparency'
import { checkpointText, leafHash, MerkleTree, signerKey, signNote } from '@evenmoor/tlog'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followHeads, rememberNewest } from './follow-heads.ts'
import type { LogReader } from './read-log.ts'

type Log = NonNullable<Transparency['log']>

const origin = 'example.com/log'
const key = signerKey(origin, 'ed25519', Buffer.alloc(32, 1))
const treeOf = (word: string, length: number) =>
  new MerkleTree(Array.from({ length }, (_, at) => leafHash(Buffer.from(`${word} ${at}`))))

function logOf(tree: MerkleTree, sizes: readonly number[], signer = key): Log {
  return {
    origin,
    keys: [signer.vkey],
    checkpoint: signNote(checkpointText({ origin, size: sizes[0]!, root: tree.root(sizes[0]) }), [signer]),
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
    isSameKey: null,
    isWhole: true,
  })
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({
    isSigned: true,
    isSameLog: true,
    isSameKey: true,
  })
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

const another = signerKey(origin, 'ed25519', Buffer.alloc(32, 2))

describe('the same entries under another key', () => {
  const changed = { isSigned: true, isSameLog: true, isSameKey: false, isWhole: false }
  beforeEach(async () => {
    await followHeads(logOf(honest, [8, 5]))
  })

  test('are told, at each visit, and the key that was seen before stays remembered', async () => {
    expect(await followHeads(logOf(honest, [20, 8, 5], another))).toMatchObject(changed)
    expect(await followHeads(logOf(honest, [20, 8, 5], another))).toMatchObject(changed)
    expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSameKey: true, isWhole: true })
  })

  test('are told too where the old key is still listed, and signed nothing', async () => {
    const both = { ...logOf(honest, [20, 8, 5], another), keys: [key.vkey, another.vkey] }
    expect(await followHeads(both)).toMatchObject(changed)
  })

  test('are followed once the change is accepted, and the old key is then the other one', async () => {
    const rotated = logOf(honest, [20, 8, 5], another)
    rememberNewest(rotated)
    expect(await followHeads(rotated)).toMatchObject({ isSameKey: true, isWhole: true })
    expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject(changed)
  })
})

test('a key beside the remembered one, which still signs, is no change', async () => {
  await followHeads(logOf(honest, [8, 5]))
  const log = logOf(honest, [20, 8, 5])
  expect(await followHeads({ ...log, keys: [key.vkey, another.vkey] })).toMatchObject({ isWhole: true })
})

test('a browser that remembers a head and no key notes the key it is shown', async () => {
  const { size, root } = logOf(honest, [8]).checkpoints[0]!
  localStorage.setItem('evenmoor.known_head', JSON.stringify({ origin, size, root }))
  expect(await followHeads(logOf(honest, [20, 8, 5]))).toMatchObject({ isSameKey: null, isWhole: true })
  expect(await followHeads(logOf(honest, [20, 8, 5], another))).toMatchObject({ isSameKey: false })
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
  expect(await followHeads({ ...log, keys: [another.vkey] })).toMatchObject({ isSigned: false })
})
