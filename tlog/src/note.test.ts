import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkpointText, parseCheckpoint } from './checkpoint.ts'
import { signerKey, verifierKey } from './keys.ts'
import { formatLogProof, parseLogProof, verifyLogProof } from './log-proof.ts'
import { leafHash, MerkleTree } from './merkle-tree.ts'
import { openNote, parseNote, signNote } from './note.ts'

const testing = path.resolve(import.meta.dirname, '../testing')
const read = (name: string) => readFileSync(path.join(testing, name), 'utf8')

/** The example of c2sp.org/signed-note. */
const exampleKey = verifierKey('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k')
const example =
  'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n'

/** The example of golang.org/x/mod/sumdb/note, the first implementation. */
const peterText =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
const peterLine =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'
const enochLine =
  '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n'
const peterKey = verifierKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
const enochKey = verifierKey('EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop')

test("the specification's example opens with its key, which is written as it was read", () => {
  const opened = openNote(example, [exampleKey])
  expect(opened.text).toBe('This is an example message.\n')
  expect(exampleKey).toMatchObject({ name: 'example.com/foo', id: '530d903a', type: 'ed25519' })
  expect(exampleKey.vkey).toBe('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k')
})

test('of two signatures each is checked by who knows its key', () => {
  const note = `${peterText}\n${peterLine}${enochLine}`
  const signers = (keys: Parameters<typeof openNote>[1]) =>
    openNote(note, keys).signedBy.map(({ key }) => key.name)
  expect(signers([peterKey])).toEqual(['PeterNeumann'])
  expect(signers([enochKey])).toEqual(['EnochRoot'])
  expect(signers([enochKey, peterKey, exampleKey])).toEqual(['PeterNeumann', 'EnochRoot'])
  expect(() => openNote(note, [exampleKey])).toThrow(expect.objectContaining({ code: 'no_known_signature' }))
})

test('the same seed signs the same bytes as the first implementation', () => {
  // PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz, after its type.
  const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1)
  const key = signerKey('PeterNeumann', 'ed25519', seed)
  expect(key.vkey).toBe(peterKey.vkey)
  expect(signNote(peterText, [key])).toBe(`${peterText}\n${peterLine}`)
})

test('a checkpoint of a public log, cosigned by a public witness with Ed25519 and with ML-DSA-44', () => {
  const note = read('witnessed-checkpoint.txt')
  const keys = read('witness-keys.txt').trim().split('\n').map(verifierKey)
  const { text, signedBy } = openNote(note, keys)
  expect(signedBy.map(({ key, time }) => [key.type, time])).toEqual([
    ['cosignature', 1_785_704_691],
    ['ml-dsa-44', 1_785_704_691],
  ])
  expect(parseCheckpoint(text)).toMatchObject({ size: 185_550_722 })
  for (const key of keys)
    expect(() => openNote(note.replace('185550722', '185550723'), [key])).toThrow(
      expect.objectContaining({ code: 'wrong_signature' }),
    )
})

test('a wrong signature of a known key refuses the note, whoever else signed it', () => {
  const forged = `${peterText}\n${peterLine}${enochLine.replace('x9', 'x8').replace('rwz+eBzm', 'rwz+eBzn')}`
  expect(() => openNote(forged, [peterKey, enochKey])).toThrow(
    expect.objectContaining({ code: 'wrong_signature' }),
  )
  expect(openNote(forged, [peterKey]).signedBy).toHaveLength(1)
})

test.each([
  ['no blank line', 'text\n— a AAAAAAAA\n'],
  ['no signature', 'text\n\n'],
  ['a hyphen for the dash', 'text\n\n- a AAAAAAAA\n'],
  ['a name with a plus', 'text\n\n— a+b AAAAAAAA\n'],
  ['no name', 'text\n\n—  AAAAAAAA\n'],
  ['base64 of the other alphabet', 'text\n\n— a AAAA__AA\n'],
  ['base64 without its padding', 'text\n\n— a AAAAAAA\n'],
  ['an id and nothing more', 'text\n\n— a AAAAAA==\n'],
  ['a carriage return', 'text\r\n\n— a AAAAAAAA\n'],
  ['no end of line', 'text\n\n— a AAAAAAAA'],
])('a note with %s is refused', (_, note) => {
  expect(() => parseNote(note)).toThrow(expect.objectContaining({ code: 'malformed_note' }))
})

test('sixteen signatures and more are taken, and the last blank line ends the text', () => {
  const line = '— a AAAAAAAA\n'
  expect(parseNote(`one\n\ntwo\n\n${line.repeat(20)}`)).toMatchObject({
    text: 'one\n\ntwo\n',
    signatures: { length: 20 },
  })
  expect(() => parseNote(`one\n\n${line.repeat(65)}`)).toThrow('at most 64')
})

test.each([
  'example.com/foo',
  'example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  'example.com/foo+530d903a+BekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3Q==',
  'example com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
])('%s is no key', (vkey) => {
  expect(() => verifierKey(vkey)).toThrow(expect.objectContaining({ code: 'malformed_key' }))
})

test.each([
  'log\n5\n',
  'log\n05\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n-5\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n5\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jx\n',
  '\n5\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n5\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\nmore\n',
])('%j is no checkpoint', (text) => {
  expect(() => parseCheckpoint(text)).toThrow(expect.objectContaining({ code: 'malformed_checkpoint' }))
})

const origin = 'example.com/log'
const keys = [
  signerKey(origin, 'ed25519', Buffer.alloc(32, 1)),
  signerKey(origin, 'ml-dsa-44', Buffer.alloc(32, 2)),
  signerKey('example.com/witness', 'cosignature', Buffer.alloc(32, 3)),
]
const entries = ['one', 'two', 'three', 'four', 'five'].map((text) => Buffer.from(text))
const tree = new MerkleTree(entries.map(leafHash))
const checkpoint = signNote(checkpointText({ origin, size: 5, root: tree.root() }), keys, 1_700_000_000)
const proof = parseLogProof(
  formatLogProof({ index: 3, hashes: tree.inclusionProof(3), checkpoint, extra: Buffer.from('beside') }),
)
const entry = Buffer.from('four')

test('a checkpoint with three signatures, each opened by its own public key', () => {
  const { signedBy } = openNote(
    checkpoint,
    keys.map(({ vkey }) => verifierKey(vkey)),
  )
  expect(signedBy.map(({ time }) => time)).toEqual([undefined, 1_700_000_000, 1_700_000_000])
})

test('a proof as a file proves its entry, and no other entry, log or key', () => {
  expect(proof.extra?.toString()).toBe('beside')
  expect(verifyLogProof(entry, proof, { origin, keys }).checkpoint.size).toBe(5)
  const refused = (code: string) => expect.objectContaining({ code })
  expect(() => verifyLogProof(Buffer.from('six'), proof, { origin, keys })).toThrow(refused('wrong_root'))
  expect(() => verifyLogProof(entry, { ...proof, index: 2 }, { origin, keys })).toThrow(refused('wrong_root'))
  expect(() => verifyLogProof(entry, proof, { origin: 'example.com/other', keys })).toThrow(
    refused('malformed_checkpoint'),
  )
  const others = [signerKey(origin, 'ed25519', Buffer.alloc(32, 9))]
  expect(() => verifyLogProof(entry, proof, { origin, keys: others })).toThrow(refused('no_known_signature'))
})

test.each([
  '',
  'c2sp.org/tlog-proof@v1\n\n',
  'c2sp.org/tlog-proof@v1\nindex 01\n\nx',
  'c2sp.org/tlog-proof@v1\nindex 1\nAAAA\n\nx',
])('%j is no proof', (text) =>
  expect(() => parseLogProof(text)).toThrow(expect.objectContaining({ code: 'malformed_proof' })),
)
