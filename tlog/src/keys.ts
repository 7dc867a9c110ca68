/** Keys of signed notes (c2sp.org/signed-note, c2sp.org/tlog-cosignature). */
import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { decodeBase64 } from './base64.ts'
import { parseCheckpoint } from './checkpoint.ts'
import { TlogProblem } from './tlog-problem.ts'

/**
 * What a key signs: `ed25519` the note's text; `cosignature` (Ed25519) and `ml-dsa-44` a checkpoint with the time it
 * was seen at.
 */
export type KeyType = 'ed25519' | 'cosignature' | 'ml-dsa-44'

type Algorithm = {
  readonly typeByte: number
  readonly publicBytes: number
  readonly signatureBytes: number
  readonly isTimed: boolean
  /** What stands before the 32 bytes of a seed (PKCS #8) and before a public key (SPKI) in DER. */
  readonly pkcs8Head: Buffer
  readonly spkiHead: Buffer
}

const ed25519 = {
  publicBytes: 32,
  signatureBytes: 64,
  pkcs8Head: Buffer.from('302e020100300506032b657004220420', 'hex'),
  spkiHead: Buffer.from('302a300506032b6570032100', 'hex'),
}
const algorithms: Readonly<Record<KeyType, Algorithm>> = {
  ed25519: { ...ed25519, typeByte: 1, isTimed: false },
  cosignature: { ...ed25519, typeByte: 4, isTimed: true },
  'ml-dsa-44': {
    typeByte: 6,
    publicBytes: 1_312,
    signatureBytes: 2_420,
    isTimed: true,
    pkcs8Head: Buffer.from('3034020100300b060960864801650304031104228020', 'hex'),
    spkiHead: Buffer.from('30820532300b06096086480165030403110382052100', 'hex'),
  },
}
const timeBytes = 8

/** A public key with its name. */
export type VerifierKey = {
  readonly name: string
  readonly type: KeyType
  /** Four bytes in hex: tells the name's keys apart, and proves nothing. */
  readonly id: string
  /** The name, id, type and key as one word, for people to configure their programs with. */
  readonly vkey: string
  /** Whether these bytes (after the id) are this key's signature; gives the time in seconds where it has one. */
  readonly verify: (text: string, signature: Buffer) => { isRight: boolean; time?: number }
}

export type SignerKey = VerifierKey & {
  /** The bytes after the id. `time` in seconds since 1970; ignored by keys that sign no time. */
  readonly sign: (text: string, time: number) => Buffer
}

/** The key with this name and 32 bytes of seed. The same seed must not serve two names or types. */
export function signerKey(name: string, type: KeyType, seed: Uint8Array): SignerKey {
  const { pkcs8Head, spkiHead, isTimed } = algorithms[type]
  if (seed.length !== 32) throw new TlogProblem('malformed_key', 'A seed has 32 bytes.')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    ...verifierFrom(name, type, spki.subarray(spkiHead.length)),
    sign: (text, time) => {
      const signature = sign(null, messageOf(name, type, text, time), key)
      return isTimed ? Buffer.concat([u64(time), signature]) : signature
    },
  }
}

/** Reads a vkey. Throws `malformed_key` for one that is damaged, of another type or with another key's id. */
export function verifierKey(vkey: string): VerifierKey {
  const [name = '', id = '', material = '', ...rest] = splitAtPlus(vkey)
  const bytes = decodeBase64(material, 'malformed_key')
  const type = keyTypes.find((known) => algorithms[known].typeByte === bytes[0])
  if (type === undefined || rest.length > 0 || bytes.length !== 1 + algorithms[type].publicBytes)
    throw new TlogProblem('malformed_key', `The key of "${name}" is of no known type.`)
  const key = verifierFrom(name, type, bytes.subarray(1))
  if (key.id !== id)
    throw new TlogProblem('malformed_key', `The key of "${name}" has another id than it says.`)
  return key
}

/** Base64 may have a plus of its own; names and ids have none. */
function splitAtPlus(vkey: string): string[] {
  const first = vkey.indexOf('+')
  const second = vkey.indexOf('+', first + 1)
  return [vkey.slice(0, first), vkey.slice(first + 1, second), vkey.slice(second + 1)]
}

const keyTypes = Object.keys(algorithms) as KeyType[]

/** Whether a key may have this name: not empty, without spaces, plus and control characters. */
export const isKeyName = (name: string): boolean => name !== '' && !/[\s+\p{Cc}]/u.test(name)

function verifierFrom(name: string, type: KeyType, publicKey: Buffer): VerifierKey {
  if (!isKeyName(name)) throw new TlogProblem('malformed_key', `"${name}" is no name of a key.`)
  const { spkiHead, typeByte, signatureBytes, isTimed } = algorithms[type]
  const typed = Buffer.concat([Buffer.of(typeByte), publicKey])
  const key = publicKeyFrom(Buffer.concat([spkiHead, publicKey]))
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer')
    .subarray(0, 4)
    .toString('hex')
  return {
    name,
    type,
    id,
    vkey: `${name}+${id}+${typed.toString('base64')}`,
    verify: (text, signature) => {
      if (signature.length !== signatureBytes + (isTimed ? timeBytes : 0)) return { isRight: false }
      const time = isTimed ? Number(signature.readBigUInt64BE()) : 0
      const bytes = signature.subarray(isTimed ? timeBytes : 0)
      const isRight = verify(null, messageOf(name, type, text, time), key, bytes)
      return isTimed ? { isRight, time } : { isRight }
    },
  }
}

function publicKeyFrom(spki: Buffer): KeyObject {
  try {
    return createPublicKey({ key: spki, format: 'der', type: 'spki' })
  } catch {
    throw new TlogProblem('malformed_key', 'These bytes are no public key.')
  }
}

/** What is signed: the text itself, or what tlog-cosignature makes of a checkpoint. */
function messageOf(name: string, type: KeyType, text: string, time: number): Buffer {
  if (type === 'ed25519') return Buffer.from(text)
  if (type === 'cosignature') return Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)
  const { origin, size, root } = parseCheckpoint(text)
  return Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    lengthPrefixed(name),
    u64(time),
    lengthPrefixed(origin),
    u64(0),
    u64(size),
    root,
  ])
}

function lengthPrefixed(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length === 0 || bytes.length > 255)
    throw new TlogProblem('malformed_checkpoint', 'A name has 1 to 255 bytes.')
  return Buffer.concat([Buffer.of(bytes.length), bytes])
}

function u64(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
