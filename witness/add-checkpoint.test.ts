import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  checkpointText,
  leafHash,
  MerkleTree,
  openNote,
  parseNote,
  signerKey,
  signNote,
} from '@evenmoor/tlog'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCheckpoint, type Witness } from './add-checkpoint.ts'
import { fileHeadStore } from './head-store.ts'

const origin = 'example.com/log'
const logKey = signerKey(origin, 'ed25519', Buffer.alloc(32, 1))
const key = signerKey('witness.example/w', 'cosignature', Buffer.alloc(32, 2))

const treeOf = (words: readonly string[]) => new MerkleTree(words.map((word) => leafHash(Buffer.from(word))))
const grown = (size: number) => Array.from({ length: size }, (_, at) => `entry ${at}`)
const honest = treeOf(grown(40))

const note = (tree: MerkleTree, size = tree.size, signer = logKey) =>
  signNote(checkpointText({ origin: signer.name, size, root: tree.root(size) }), [signer])

const request = (old: number, tree: MerkleTree, size = tree.size, proofOld = old) =>
  [
    `old ${old}`,
    ...tree.consistencyProof(proofOld, size).map((hash) => hash.toString('base64')),
    '',
    note(tree, size),
  ].join('\n')

let folder: string
let witness: Witness
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'witness-'))
  witness = { heads: fileHeadStore(folder), key, logKeys: [logKey], now: () => new Date(1_700_000_000_000) }
})
afterEach(() => rm(folder, { recursive: true }))

const sizeSeen = async () => (await witness.heads.latest(origin)).head?.size

test('a log that only grew is cosigned, and the cosignature opens with the checkpoint', async () => {
  for (const [old, size] of [
    [0, 5],
    [5, 8],
    [8, 8],
    [8, 40],
  ] as const) {
    const answer = await addCheckpoint(witness, request(old, honest, size))
    expect(answer).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    const { signedBy } = openNote(note(honest, size) + answer.body, [logKey, key])
    expect(signedBy.at(-1)).toMatchObject({ key: { name: key.name }, time: 1_700_000_000 })
    expect(await sizeSeen()).toBe(size)
  }
})

test('who does not know the last size is told it', async () => {
  await addCheckpoint(witness, request(0, honest, 8))
  expect(await addCheckpoint(witness, request(0, honest, 20))).toEqual({
    status: 409,
    body: '8\n',
    type: 'text/x.tlog.size',
  })
  expect(await addCheckpoint(witness, request(5, honest, 20))).toMatchObject({ status: 409, body: '8\n' })
})

test('an old backup signed again is refused, and so is what grows out of it', async () => {
  await addCheckpoint(witness, request(0, honest, 20))
  // The log was restored to 12 entries and signs that again.
  expect(await addCheckpoint(witness, request(12, honest, 12))).toMatchObject({ status: 409, body: '20\n' })
  expect(await addCheckpoint(witness, request(20, honest, 12, 12))).toMatchObject({ status: 400 })
  // From there it goes another way, beyond what was seen.
  const other = treeOf([...grown(12), ...Array.from({ length: 20 }, (_, at) => `other ${at}`)])
  expect(await addCheckpoint(witness, request(12, other))).toMatchObject({ status: 409, body: '20\n' })
  expect(await addCheckpoint(witness, request(20, other))).toMatchObject({ status: 422 })
  expect(await sizeSeen()).toBe(20)
})

test('a split view: another root for a size that was seen', async () => {
  await addCheckpoint(witness, request(0, honest, 20))
  const other = treeOf([...grown(19), 'for somebody else'])
  expect(await addCheckpoint(witness, request(20, other))).toMatchObject({
    status: 409,
    body: '20\n',
    type: 'text/x.tlog.size',
  })
  expect((await witness.heads.latest(origin)).head?.root).toBe(honest.root(20).toString('base64'))
})

test('a checkpoint with a wrong key, of another log, or with a changed line', async () => {
  const stranger = signerKey(origin, 'ed25519', Buffer.alloc(32, 9))
  const elsewhere = signerKey('example.com/other', 'ed25519', Buffer.alloc(32, 1))
  for (const [checkpoint, status] of [
    [note(honest, 5, stranger), 403],
    [note(honest, 5, elsewhere), 404],
    [note(honest, 5).replace('\n5\n', '\n6\n'), 403],
    [`${parseNote(note(honest, 5)).text}\n`, 400],
  ] as const)
    expect(await addCheckpoint(witness, `old 0\n\n${checkpoint}`)).toMatchObject({ status })
  expect(await sizeSeen()).toBeUndefined()
})

test.each([
  ['no old size', `\n\n${note(honest, 5)}`],
  ['leading zeroes', `old 05\n\n${note(honest, 5)}`],
  ['a cut hash', `old 0\nAAAA\n\n${note(honest, 5)}`],
  ['64 hashes', `old 0\n${`${Buffer.alloc(32).toString('base64')}\n`.repeat(64)}\n${note(honest, 5)}`],
  ['nothing', ''],
])('a body with %s is refused', async (_what, body) => {
  expect(await addCheckpoint(witness, body)).toMatchObject({ status: 400 })
})

test('a proof where none belongs, and none where one belongs', async () => {
  const hash = `${Buffer.alloc(32).toString('base64')}\n`
  expect(await addCheckpoint(witness, `old 0\n${hash}\n${note(honest, 5)}`)).toMatchObject({ status: 422 })
  await addCheckpoint(witness, request(0, honest, 5))
  expect(await addCheckpoint(witness, `old 5\n\n${note(honest, 9)}`)).toMatchObject({ status: 422 })
})

test('two requests at once: the smaller head never rolls the larger one back', async () => {
  await addCheckpoint(witness, request(0, honest, 5))
  // Both have read the same latest head, as in the race that the specification describes.
  const before = await witness.heads.latest(origin)
  const late: Witness = {
    ...witness,
    heads: { ...witness.heads, latest: () => Promise.resolve(before) },
  }
  expect(await addCheckpoint(witness, request(5, honest, 30))).toMatchObject({ status: 200 })
  expect(await addCheckpoint(late, request(5, honest, 9))).toMatchObject({ status: 409 })
  expect(await sizeSeen()).toBe(30)
})

test('many requests at once, and two processes with one folder, keep one order', async () => {
  const second: Witness = { ...witness, heads: fileHeadStore(folder) }
  await addCheckpoint(witness, request(0, honest, 5))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      addCheckpoint(at % 2 === 0 ? witness : second, request(5, honest, 10 + at)),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await sizeSeen()).toBe(10 + won)
})
