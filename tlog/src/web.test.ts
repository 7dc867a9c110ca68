import { expect, test } from 'vitest'
import { checkpointText } from './checkpoint.ts'
import { signerKey } from './keys.ts'
import { formatLogProof } from './log-proof.ts'
import { leafHash, MerkleTree } from './merkle-tree.ts'
import { signNote } from './note.ts'
import {
  decodeBase64,
  encodeBase64,
  openCheckpoint,
  rootOfHashes,
  verifyConsistency,
  verifyLogProof,
} from './web.ts'

const origin = 'example.com/log'
const key = signerKey(origin, 'ed25519', Buffer.alloc(32, 1))
const quantum = signerKey(origin, 'ml-dsa-44', Buffer.alloc(32, 2))
const witness = signerKey('example.com/witness', 'cosignature', Buffer.alloc(32, 3))
const vkeys = [key.vkey, quantum.vkey]
const entries = Array.from({ length: 40 }, (_, at) => `entry ${at}`)
const tree = new MerkleTree(entries.map((entry) => leafHash(Buffer.from(entry))))
const note = (size = tree.size, keys = [key, quantum, witness]) =>
  signNote(checkpointText({ origin, size, root: tree.root(size) }), keys, 1_700_000_000)
const refused = (code: string) => expect.objectContaining({ code })

test('a head signed with Ed25519 opens, with other signatures beside it', async () => {
  expect(await openCheckpoint(note(), vkeys)).toEqual({ origin, size: 40, root: new Uint8Array(tree.root()) })
})

test.each([
  ['one whose size was changed', note().replace('\n40\n', '\n41\n'), 'wrong_signature'],
  ['one of another key', note(40, [signerKey(origin, 'ed25519', Buffer.alloc(32, 9))]), 'no_known_signature'],
  ['one with the signature alone that browsers cannot check', note(40, [quantum]), 'no_known_signature'],
  ['one without a signature', checkpointText({ origin, size: 1, root: tree.root(1) }), 'malformed_note'],
  ['one with a cut root', note().replace(/\n40\n.{4}/, '\n40\n'), 'malformed_checkpoint'],
])('a head is refused: %s', async (_what, text, code) => {
  await expect(openCheckpoint(text, vkeys)).rejects.toEqual(refused(code))
})

test('a key with another id than it says is refused', async () => {
  await expect(openCheckpoint(note(), [key.vkey.replace(/\+[0-9a-f]{8}\+/, '+00000000+')])).rejects.toEqual(
    refused('malformed_key'),
  )
})

test('every entry is proven, and no other', async () => {
  for (const [index, entry] of entries.entries()) {
    const proof = formatLogProof({ index, hashes: tree.inclusionProof(index), checkpoint: note() })
    expect((await verifyLogProof(entry, proof, vkeys)).size).toBe(40)
    await expect(verifyLogProof(`${entry}!`, proof, vkeys)).rejects.toEqual(refused('wrong_root'))
  }
})

test('each size follows each smaller one, and none that is not its beginning', async () => {
  const other = new MerkleTree(entries.map((entry) => leafHash(Buffer.from(`${entry}!`))))
  for (let now = 1; now <= 20; now += 1)
    for (let old = 1; old <= now; old += 1) {
      const head = { size: now, root: tree.root(now) }
      const proof = tree.consistencyProof(old, now)
      expect(await verifyConsistency({ size: old, root: tree.root(old) }, head, proof)).toBe(true)
      expect(await verifyConsistency({ size: old, root: other.root(old) }, head, proof)).toBe(false)
    }
})

test('base64 is read in one way only', () => {
  expect(encodeBase64(decodeBase64('AAEC/+8=', 'malformed_note'))).toBe('AAEC/+8=')
  for (const text of ['', 'AAEC/+9=', 'AAE', 'A A=', 'AAEC_-8='])
    expect(() => decodeBase64(text, 'malformed_note')).toThrow(refused('malformed_note'))
})

test('the root of a copied log is that of its tree, at every size', async () => {
  const hashes = entries.map((entry) => new Uint8Array(leafHash(Buffer.from(entry))))
  for (let size = 1; size <= hashes.length; size += 1)
    expect(await rootOfHashes(hashes.slice(0, size))).toEqual(new Uint8Array(tree.root(size)))
  await expect(rootOfHashes([])).rejects.toEqual(refused('malformed_tile'))
})
