/**
 * The checks of this package for browsers: on WebCrypto alone, and so with promises. Of the signatures it checks Ed25519
 * (type 0x01); those of types that browsers can't check are passed over.
 */
import { TlogProblem, type TlogProblemCode } from './tlog-problem.ts'

export { TlogProblem, type TlogProblemCode }
export { tilePath, tileWidth } from './tile-path.ts'

type Bytes = Uint8Array<ArrayBuffer>

const utf8 = new TextEncoder()

export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)))
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Standard base64 and nothing that decodes to the same: throws a problem with `code` otherwise. */
export function decodeBase64(text: string, code: TlogProblemCode): Bytes {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    if (text !== '' && encodeBase64(bytes) === text) return bytes
  } catch {
    // Told below.
  }
  throw new TlogProblem(code, `"${text.slice(0, 40)}" is not base64.`)
}

export const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

function decodeHash(text: string, code: TlogProblemCode): Bytes {
  const bytes = decodeBase64(text, code)
  if (bytes.length !== 32) throw new TlogProblem(code, `A hash has 32 bytes, not ${bytes.length}.`)
  return bytes
}

function decodeNumber(text: string, code: TlogProblemCode): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(text)) throw new TlogProblem(code, `"${text.slice(0, 40)}" is no number.`)
  return Number(text)
}

// ── Signed heads ─────────────────────────────────────────────────────────────────────────────────────────────────

const ed25519Type = 1

type Key = { readonly name: string; readonly id: string; readonly bytes: Bytes }

/** The Ed25519 keys among these vkeys. Throws `malformed_key` for one that is damaged or has another key's id. */
async function ed25519Keys(vkeys: readonly string[]): Promise<Key[]> {
  const keys: Key[] = []
  for (const vkey of vkeys) {
    const [, name = '', id = '', material = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey) ?? []
    const bytes = decodeBase64(material, 'malformed_key')
    const own = hexOf((await sha256(utf8.encode(`${name}\n`), bytes)).subarray(0, 4))
    if (own !== id)
      throw new TlogProblem('malformed_key', `The key of "${name}" has another id than it says.`)
    if (bytes[0] === ed25519Type && bytes.length === 33) keys.push({ name, id, bytes: bytes.slice(1) })
  }
  return keys
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export type Head = { readonly origin: string; readonly size: number; readonly root: Bytes }

/**
 * The head of a log that one of these keys has signed and none of them wrongly; its name has to be the key's. Throws as
 * `openNote` and `parseCheckpoint` do, and a DOMException `NotSupportedError` in a browser without Ed25519.
 */
export async function openCheckpoint(note: string, vkeys: readonly string[]): Promise<Head> {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n')) throw new TlogProblem('malformed_note', 'This is no signed note.')
  const text = note.slice(0, end + 1)
  const head = readCheckpoint(text)
  const keys = (await ed25519Keys(vkeys)).filter(({ name }) => name === head.origin)
  let signatures = 0
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [dash, name, encoded = '', ...rest] = line.split(' ')
    if (dash !== '—' || rest.length > 0)
      throw new TlogProblem('malformed_note', `"${line.slice(0, 40)}" is no line of a signature.`)
    const bytes = decodeBase64(encoded, 'malformed_note')
    const id = hexOf(bytes.subarray(0, 4))
    const key = keys.find((known) => known.name === name && known.id === id)
    if (key === undefined) continue
    const imported = await crypto.subtle.importKey('raw', key.bytes, 'Ed25519', false, ['verify'])
    if (!(await crypto.subtle.verify('Ed25519', imported, bytes.slice(4), utf8.encode(text))))
      throw new TlogProblem('wrong_signature', `The signature of ${key.name} (${id}) is not right.`)
    signatures += 1
  }
  if (signatures === 0)
    throw new TlogProblem('no_known_signature', 'None of the given keys has signed this note.')
  return head
}

function readCheckpoint(text: string): Head {
  const [origin = '', size = '', root = ''] = text.split('\n')
  if (origin === '' || text.includes('\n\n'))
    throw new TlogProblem('malformed_checkpoint', 'A checkpoint has three lines: origin, size and root.')
  const code = 'malformed_checkpoint'
  return { origin, size: decodeNumber(size, code), root: decodeHash(root, code) }
}

// ── Trees ────────────────────────────────────────────────────────────────────────────────────────────────────────

const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Bytes> =>
  sha256(Uint8Array.of(1), left, right)

const half = (number: number): number => Math.floor(number / 2)
const isOdd = (number: number): boolean => number % 2 === 1

/**
 * Checks c2sp.org/tlog-proof@v1: the entry is in the log whose head the keys have signed. Gives the head; throws as
 * `openCheckpoint`, and `wrong_root` where the proof leads elsewhere.
 */
export async function verifyLogProof(entry: string, proof: string, vkeys: readonly string[]): Promise<Head> {
  const code = 'malformed_proof'
  const end = proof.indexOf('\n\n')
  const lines = proof.slice(0, Math.max(end, 0)).split('\n')
  if (lines.shift() !== 'c2sp.org/tlog-proof@v1')
    throw new TlogProblem(code, 'The first line is not that of a proof.')
  if (lines[0]?.startsWith('extra ')) lines.shift()
  const index = decodeNumber(/^index (\d+)$/.exec(lines.shift() ?? '')?.[1] ?? '', code)
  const hashes = lines.map((line) => decodeHash(line, code))
  const head = await openCheckpoint(proof.slice(end + 2), vkeys)
  const leaf = await sha256(Uint8Array.of(0), utf8.encode(entry))
  const root = await rootFromInclusion(leaf, { index, size: head.size, proof: hashes })
  if (!equalBytes(root, head.root))
    throw new TlogProblem('wrong_root', 'The proof does not lead from the entry to the signed root.')
  return head
}

async function rootFromInclusion(
  leaf: Bytes,
  { index, size, proof }: { index: number; size: number; proof: readonly Bytes[] },
): Promise<Bytes> {
  if (index >= size) throw new TlogProblem('out_of_range', `A tree of ${size} entries has no entry ${index}.`)
  let [place, last, node] = [index, size - 1, leaf]
  for (const sibling of proof) {
    if (last === 0) throw new TlogProblem('malformed_proof', 'The proof is longer than the tree is high.')
    if (isOdd(place) || place === last) {
      node = await nodeHash(sibling, node)
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)]
    } else node = await nodeHash(node, sibling)
    ;[place, last] = [half(place), half(last)]
  }
  if (last !== 0) throw new TlogProblem('malformed_proof', 'The proof ends below the root.')
  return node
}

type TreeHead = { readonly size: number; readonly root: Uint8Array }

/** The root of a tree of these leaf hashes, as a copy of the log's tiles has them. At least one. */
export async function rootOfHashes(hashes: readonly Bytes[]): Promise<Bytes> {
  const [only] = hashes
  if (only === undefined) throw new TlogProblem('malformed_tile', 'A tree has at least one leaf.')
  if (hashes.length === 1) return only
  // The left subtree is the largest whole one that leaves something to the right.
  const left = 2 ** Math.floor(Math.log2(hashes.length - 1))
  return nodeHash(await rootOfHashes(hashes.slice(0, left)), await rootOfHashes(hashes.slice(left)))
}

/** Whether the old tree is the beginning of the new one. A proof of the wrong shape proves nothing: false. */
export async function verifyConsistency(
  old: TreeHead,
  now: TreeHead,
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (old.size < 1 || old.size > now.size) return false
  if (old.size === now.size) return proof.length === 0 && equalBytes(old.root, now.root)
  const [first, ...others] = Number.isInteger(Math.log2(old.size)) ? [old.root, ...proof] : proof
  if (proof.length === 0 || first === undefined) return false
  let [place, last] = [old.size - 1, now.size - 1]
  while (isOdd(place)) [place, last] = [half(place), half(last)]
  let [before, after]: [Uint8Array, Uint8Array] = [first, first]
  for (const sibling of others) {
    if (last === 0) return false
    if (isOdd(place) || place === last) {
      before = await nodeHash(sibling, before)
      after = await nodeHash(sibling, after)
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)]
    } else after = await nodeHash(after, sibling)
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && equalBytes(before, old.root) && equalBytes(after, now.root)
}
