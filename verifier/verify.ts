/**
 * Checks what an Evenmoor installation publishes, without the installation: one file, no dependencies, not one line
 * shared with the server. Node 22.18 or later runs it as it is; ML-DSA-44 signatures are checked from Node 24.8 on.
 *
 *   node verify.ts bundle FILE [--key VKEY]… [--checkpoint OLD_CHECKPOINT] [--person ID] [--balance MINOR]
 *   node verify.ts log OLD_CHECKPOINT NEW_CHECKPOINT FOLDER [--key VKEY]…
 *   node verify.ts chain FILE… [--head POSITION:HASH]
 *   node verify.ts audit FILE [--head POSITION:HASH]
 *   node verify.ts month FILE [--seed-hash HASH] [--since PLAN:DAY]…
 *   node verify.ts statement FILE --key PUBLIC_KEY
 *
 * docs/proof.md says what each of them shows, and what none of them can.
 */
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { pathToFileURL } from 'node:url'

/** What was found wrong: programs read the name, people the words. */
export class Refused extends Error {
  readonly reason: string
  constructor(reason: string, words: string) {
    super(words)
    this.reason = reason
  }
}

function need(holds: boolean, reason: string, words: string): asserts holds {
  if (!holds) throw new Refused(reason, words)
}

const sha256 = (...parts: (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // Told below.
  }
  throw new Refused('malformed', 'This is not the JSON of an object.')
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  need(typeof value === 'string', 'malformed', `"${name}" is missing or is not text.`)
  return value
}

function hashOf(fields: Fields, name: string): Buffer {
  const hex = textOf(fields, name)
  need(/^[0-9a-f]{64}$/.test(hex), 'truncated_hash', `"${name}" is not the 64 digits of a whole hash.`)
  return Buffer.from(hex, 'hex')
}

function countOf(fields: Fields, name: string): number {
  const value = fields[name]
  need(Number.isSafeInteger(value) && (value as number) >= 0, 'malformed', `"${name}" is not a whole number.`)
  return value as number
}

const sumMax = 2n ** 128n - 1n

function minorOf(fields: Fields, name: string): bigint {
  const text = textOf(fields, name)
  need(!text.startsWith('-'), 'negative_amount', `"${name}" is below zero: nobody can owe less than nothing.`)
  need(/^(0|[1-9]\d*)$/.test(text), 'malformed', `"${name}" is not a whole amount.`)
  need(BigInt(text) <= sumMax, 'sum_overflow', `"${name}" is more than 16 bytes hold.`)
  return BigInt(text)
}

function decoded(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  need(bytes.toString('base64') === base64, 'malformed', `"${base64.slice(0, 30)}" is not base64.`)
  return bytes
}

// ── Signed notes: c2sp.org/signed-note, c2sp.org/tlog-cosignature ────────────────────────────────────────────────

export type Key = {
  readonly name: string
  readonly id: string
  readonly type: number
  readonly bytes: Buffer
}

/** Reads a vkey: name, id and key, joined by plus signs. */
export function readKey(vkey: string): Key {
  const [, name = '', id = '', material = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey) ?? []
  const bytes = decoded(material)
  const type = bytes[0] ?? 0
  const isKnown = (type === 1 && bytes.length === 33) || (type === 6 && bytes.length === 1_313)
  need(name !== '' && isKnown, 'unknown_key', `"${vkey.slice(0, 60)}" is no key of a log.`)
  const isItsId = sha256(`${name}\n`, bytes).subarray(0, 4).toString('hex') === id
  need(isItsId, 'unknown_key', `The key of ${name} has another id than it says.`)
  return { name, id, type, bytes: bytes.subarray(1) }
}

const spkiHeads: Readonly<Record<number, string>> = {
  1: '302a300506032b6570032100',
  6: '30820532300b06096086480165030403110382052100',
}

export type Head = { readonly origin: string; readonly size: number; readonly root: Buffer }

/** The head of a log that at least one of the keys has signed, and none of them wrongly. */
export function openCheckpoint(note: string, keys: readonly Key[]): Head {
  const end = note.lastIndexOf('\n\n')
  need(end > 0 && note.endsWith('\n'), 'malformed', 'The checkpoint is not a signed note.')
  const text = note.slice(0, end + 1)
  const [origin = '', size = '', root = '', ...rest] = text.split('\n')
  need(
    rest.join('') === '' && /^(0|[1-9]\d{0,14})$/.test(size),
    'malformed',
    'The checkpoint has no three lines.',
  )
  const head = { origin, size: Number(size), root: decoded(root) }
  need(head.root.length === 32, 'truncated_hash', "The checkpoint's root is not a whole hash.")
  let known = 0
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? []
    const bytes = decoded(encoded)
    const id = bytes.subarray(0, 4).toString('hex')
    const key = keys.find((one) => one.name === name && one.id === id)
    if (key === undefined) continue
    known += isSignedBy(key, head, text, bytes.subarray(4)) ? 1 : 0
  }
  need(known > 0, 'unknown_key', 'None of the keys has signed this checkpoint.')
  need(
    keys.every(({ name }) => name === origin),
    'another_log',
    `The checkpoint is of the log ${origin}, and a key is of another one.`,
  )
  return head
}

function isSignedBy(key: Key, head: Head, text: string, signature: Buffer): boolean {
  const spki = Buffer.concat([Buffer.from(spkiHeads[key.type] ?? '', 'hex'), key.bytes])
  let publicKey
  try {
    publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  } catch {
    // An older Node: the other signature has to be enough.
    return false
  }
  const message = key.type === 1 ? Buffer.from(text) : cosigned(key.name, head, signature.subarray(0, 8))
  const bytes = key.type === 1 ? signature : signature.subarray(8)
  const isRight = verify(null, message, publicKey, bytes)
  need(isRight, 'wrong_signature', `The signature of ${key.name} is not right.`)
  return true
}

function cosigned(name: string, { origin, size, root }: Head, time: Buffer): Buffer {
  const withLength = (text: string) => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])
  const end = Buffer.alloc(16)
  end.writeBigUInt64BE(BigInt(size), 8)
  return Buffer.concat([Buffer.from('subtree/v1\n\0'), withLength(name), time, withLength(origin), end, root])
}

// ── The log's tree: RFC 6962 ─────────────────────────────────────────────────────────────────────────────────────

const logLeaf = (entry: Uint8Array): Buffer => sha256(Buffer.of(0), entry)

/** The root over these leaves, by the definition in RFC 6962, section 2.1. */
export function logRoot(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves
  if (first === undefined) return sha256()
  if (leaves.length === 1) return first
  const left = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return sha256(Buffer.of(1), logRoot(leaves.slice(0, left)), logRoot(leaves.slice(left)))
}

/** The root that a proof leads to: read from above, the place of a leaf says on which side each hash belongs. */
function rootOfProof(leaf: Buffer, index: number, size: number, proof: readonly Buffer[]): Buffer {
  if (size === 1) {
    need(proof.length === 0, 'wrong_log_proof', 'The proof is longer than the log is high.')
    return leaf
  }
  const sibling = proof.at(-1)
  need(sibling !== undefined, 'wrong_log_proof', 'The proof ends below the root.')
  const left = 2 ** Math.floor(Math.log2(size - 1))
  const rest = proof.slice(0, -1)
  return index < left
    ? sha256(Buffer.of(1), rootOfProof(leaf, index, left, rest), sibling)
    : sha256(Buffer.of(1), sibling, rootOfProof(leaf, index - left, size - left, rest))
}

/** Checks c2sp.org/tlog-proof@v1: the entry is in the log whose head the keys have signed. */
function checkLogProof(entry: string, proof: string, keys: readonly Key[]): Head {
  const end = proof.indexOf('\n\n')
  const [name, place = '', ...hashes] = proof.slice(0, Math.max(0, end)).split('\n')
  const index = /^index (0|[1-9]\d{0,14})$/.exec(place)?.[1]
  const isProof = name === 'c2sp.org/tlog-proof@v1' && index !== undefined
  need(isProof, 'malformed', 'The proof of the log is not of c2sp.org/tlog-proof@v1.')
  const head = openCheckpoint(proof.slice(end + 2), keys)
  need(Number(index) < head.size, 'wrong_log_proof', 'The entry is beyond the end of the log.')
  const path = hashes.map(decoded)
  need(
    path.every(({ length }) => length === 32),
    'truncated_hash',
    'A hash of the log proof is cut.',
  )
  const root = rootOfProof(logLeaf(Buffer.from(entry)), Number(index), head.size, path)
  need(root.equals(head.root), 'not_in_log', 'The snapshot is not the entry that the log has signed.')
  return head
}

// ── The tree of what is owed ─────────────────────────────────────────────────────────────────────────────────────

const sumAt = (node: Buffer): bigint => BigInt(`0x${node.subarray(32).toString('hex')}`)
const sumBytes = (sum: bigint): Buffer => Buffer.from(sum.toString(16).padStart(32, '0'), 'hex')

function u64(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}

/** What a snapshot's line in the log says. */
function snapshotOf(entry: string) {
  const fields = fieldsOf(entry)
  const isSnapshot = fields['type'] === 'snapshot' && fields['format'] === 'evenmoor-liabilities/1'
  need(isSnapshot, 'not_a_snapshot', 'The entry of the log is not a snapshot.')
  const [leaves, chunks] = [countOf(fields, 'leaves'), countOf(fields, 'chunks')]
  need(leaves >= 2 && Number.isInteger(Math.log2(leaves)), 'wrong_size', 'The leaves are no power of two.')
  const [ledgerHash, salt, root] = ['ledger_hash', 'salt', 'root'].map((name) => hashOf(fields, name))
  const takenAt = textOf(fields, 'taken_at')
  const context = [
    'evenmoor-liabilities/1',
    textOf(fields, 'asset'),
    takenAt,
    textOf(fields, 'ledger_position'),
    ledgerHash?.toString('hex'),
    salt?.toString('hex'),
    chunks,
    '',
  ].join('\n')
  need(fields['total'] !== null, 'total_withheld', 'The total is withheld: too few people hold something.')
  return { leaves, chunks, root, takenAt, total: minorOf(fields, 'total'), context: sha256(context) }
}

export type Expected = {
  readonly keys?: readonly string[]
  /** A signed head of this log that you kept. */
  readonly checkpoint?: string
  readonly person?: string
  readonly balance?: string
}

/** Checks a bundle; gives what is proven by it. Throws a `Refused`. */
export function checkBundle(text: string, expected: Expected = {}) {
  const bundle = fieldsOf(text)
  need(bundle['format'] === 'evenmoor-proof/1', 'malformed', 'This is no bundle of evenmoor-proof/1.')
  const entry = textOf(bundle, 'entry')
  const given = bundle['keys']
  const vkeys = expected.keys ?? (Array.isArray(given) ? given.map(String) : [])
  const keys = vkeys.map(readKey)
  const head = checkLogProof(entry, textOf(bundle, 'log_proof'), keys)
  if (expected.checkpoint !== undefined) checkKept(expected.checkpoint, head, keys)
  const snapshot = snapshotOf(entry)
  const person = textOf(bundle, 'person')
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(person)
  need(isId, 'malformed', 'The person is not an id.')
  const isTheirs = expected.person === undefined || expected.person === person
  need(isTheirs, 'another_person', `The bundle is of ${person}, not of ${expected.person}.`)
  const dayKey = hashOf(bundle, 'day_key')
  const leaves = bundle['leaves']
  need(Array.isArray(leaves), 'malformed', 'There are no leaves.')
  need(leaves.length === snapshot.chunks, 'wrong_count', `There are not ${snapshot.chunks} leaves.`)
  const places = new Set<number>()
  let sum = 0n
  for (const leaf of leaves as unknown[]) {
    need(isFields(leaf), 'malformed', 'A leaf is not an object.')
    const index = countOf(leaf, 'index')
    need(index < snapshot.leaves, 'wrong_place', `There is no leaf ${index}.`)
    need(!places.has(index), 'leaf_repeated', `Leaf ${index} is there twice.`)
    places.add(index)
    sum += checkLeaf(leaf, index, { key: dayKey, person, ...snapshot })
  }
  const balance = minorOf(bundle, 'balance')
  need(sum === balance, 'balance_differs', `The leaves add up to ${sum}, and the bundle says ${balance}.`)
  const isOwn = expected.balance === undefined || expected.balance === String(sum)
  need(isOwn, 'balance_differs', `The leaves add up to ${sum}, and you expect ${expected.balance}.`)
  return { person, balance: sum, total: snapshot.total, takenAt: snapshot.takenAt, head }
}

/**
 * A head that was kept has to be of the same log and signed by the same key: a bundle brings its own, so that the same entries
 * signed by somebody else would pass. With keys of before and after a change, both are known. Whether one head is the
 * beginning of the other takes the log's entries (`checkLog`), unless they are of one size.
 */
function checkKept(note: string, head: Head, keys: readonly Key[]): void {
  const kept = openedWith(note, keys, 'The checkpoint that you kept')
  need(kept.origin === head.origin, 'another_log', `The checkpoint that you kept is of ${kept.origin}.`)
  const isSame = kept.size !== head.size || kept.root.equals(head.root)
  need(isSame, 'log_rewritten', `The log had another root at ${kept.size} entries.`)
}

/** `openCheckpoint`, where one of two heads that belong together is signed by another key than those given. */
function openedWith(note: string, keys: readonly Key[], what: string): Head {
  try {
    return openCheckpoint(note, keys)
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'unknown_key') throw error
    throw new Refused(
      'key_changed',
      `${what} is signed by another key. If the operator says why, elsewhere than on the site, give the old and the new key: --key OLD --key NEW.`,
    )
  }
}

type Tree = ReturnType<typeof snapshotOf> & { readonly key: Buffer; readonly person: string }

/** Computes the root from a leaf; gives the leaf's amount. */
function checkLeaf(leaf: Fields, index: number, { key, person, leaves, root, total, context }: Tree): bigint {
  const amount = minorOf(leaf, 'amount')
  const path = decoded(textOf(leaf, 'path'))
  // A shorter one would let a node pass as a leaf, a longer one a leaf as a node.
  need(path.length === Math.log2(leaves) * 48, 'wrong_path_length', 'The path does not begin at a leaf.')
  const id = Buffer.from(person.replaceAll('-', ''), 'hex')
  const sum = sumBytes(amount)
  let node = Buffer.concat([sha256(Buffer.of(0), key, id, u64(index), sum), sum])
  for (let level = 0; level * 48 < path.length; level += 1) {
    const sibling = path.subarray(level * 48, level * 48 + 48)
    const pair = Math.floor(index / 2 ** level) % 2 === 0 ? [node, sibling] : [sibling, node]
    const above = sumAt(node) + sumAt(sibling)
    need(above <= sumMax, 'sum_overflow', 'The sums of the path are more than 16 bytes hold.')
    node = Buffer.concat([sha256(Buffer.of(1), ...pair), sumBytes(above)])
  }
  need(sumAt(node) === total, 'total_differs', `The path adds up to ${sumAt(node)}, the log says ${total}.`)
  const computed = sha256(Buffer.of(2), context, node, u64(leaves))
  need(
    root !== undefined && computed.equals(root),
    'root_differs',
    'The path does not lead to the published root.',
  )
  return amount
}

// ── The log, copied ──────────────────────────────────────────────────────────────────────────────────────────────

/** The entries of the bundles of a log (c2sp.org/tlog-tiles). */
export function entriesOf(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = []
  for (let at = 0; at < bundle.length;) {
    need(at + 2 <= bundle.length, 'malformed', 'A bundle of entries is cut.')
    const end = at + 2 + bundle.readUInt16BE(at)
    need(end <= bundle.length, 'malformed', 'A bundle of entries is cut.')
    entries.push(bundle.subarray(at + 2, end))
    at = end
  }
  return entries
}

/**
 * Checks two heads of a log against its entries: both are signed, each is the root of that many entries, so the old one
 * is the beginning of the new one. No two snapshots may have the same salt or the same moment, and the heads of chains only grow.
 */
export function checkLog(old: string, now: string, entries: readonly Buffer[], vkeys: readonly string[]) {
  const keys = vkeys.map(readKey)
  const heads = [openCheckpoint(old, keys), openedWith(now, keys, 'The newer checkpoint')] as const
  need(heads[0].origin === heads[1].origin, 'another_log', 'The two checkpoints are of different logs.')
  need(
    heads[0].size <= heads[1].size,
    'log_shrank',
    'The newer checkpoint has fewer entries than the older one.',
  )
  const leaves = entries.map(logLeaf)
  need(leaves.length >= heads[1].size, 'entries_missing', `There are only ${leaves.length} entries.`)
  for (const { size, root } of heads)
    need(
      logRoot(leaves.slice(0, size)).equals(root),
      'log_rewritten',
      `The first ${size} entries are not those that were signed.`,
    )
  checkEntries(entries.slice(0, heads[1].size).map(String))
  return { ...heads[1], oldSize: heads[0].size }
}

/** What must hold between the lines of one log. */
function checkEntries(lines: readonly string[]): void {
  const seen = new Set<string>()
  const once = (key: string, reason: string, words: string) => {
    need(!seen.has(key), reason, words)
    seen.add(key)
  }
  const positions: Record<string, bigint> = {}
  for (const line of lines) {
    const fields = fieldsOf(line)
    const type = textOf(fields, 'type')
    if (type === 'snapshot') {
      once(`salt ${textOf(fields, 'salt')}`, 'salt_repeated', 'Two snapshots have the same salt.')
      const moment = `${textOf(fields, 'asset')} at ${textOf(fields, 'taken_at')}`
      once(`moment ${moment}`, 'snapshot_repeated', `There are two snapshots of ${moment}.`)
    }
    if (type === 'ledger_head' || type === 'audit_head') {
      const position = minorOf(fields, 'position')
      need(position > (positions[type] ?? 0n), 'chain_shrank', `${type} went back to ${position}.`)
      positions[type] = position
    }
    if (type === 'seed_published')
      once(`seed ${textOf(fields, 'month')}`, 'seed_repeated', 'A month has two seeds.')
  }
}

// ── The ledger's chain ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * Checks exports of the ledger's chain, each the continuation of the one before: a JSON line for each transfer, with the text
 * that was hashed and the hash of the chain after it. Every transfer has to balance in each asset. A file that doesn't begin
 * with the first transfer says first after which seal it does; what was before the first file is `unseen`. `head`
 * (position:hash) is one that was published.
 */
export function checkChain(files: Iterable<Iterable<string>>, head?: string) {
  const [place, published] = head?.split(':') ?? []
  need(place === undefined || /^\d{1,15}$/.test(place), 'malformed', '"--head" is not POSITION:HASH.')
  const start: Seal = { position: 0, hash: sha256('evenmoor ledger') }
  let seal: Seal | undefined
  let unseen = 0
  for (const lines of files) {
    let isFirst = true
    for (const line of lines) {
      const fields = fieldsOf(line)
      const said = isFirst && fields['text'] === undefined ? sealOf(fields) : undefined
      if (isFirst) {
        if (seal === undefined) unseen = said?.position ?? 0
        seal = continued(seal, said ?? start)
        need(Number(place ?? seal.position) >= unseen, 'head_unseen', headUnseen(place, unseen))
        checkHead(seal)
      }
      isFirst = false
      if (said !== undefined || seal === undefined) continue
      const text = textOf(fields, 'text')
      seal = { position: seal.position + 1, hash: sha256(seal.hash, sha256(text)) }
      const isSealed = seal.hash.equals(hashOf(fields, 'hash'))
      need(isSealed, 'chain_broken', `Transfer ${seal.position} is not what was sealed.`)
      checkTransfer(text, seal.position)
      checkHead(seal)
    }
  }
  const { position, hash } = seal ?? start
  const isHeadSeen = Number(place ?? 0) <= position
  need(isHeadSeen, 'chain_cut', `The export ends at ${position}, before the published seal ${place}.`)
  return { transfers: position - unseen, unseen, hash: hash.toString('hex') }

  function checkHead({ position, hash }: Seal): void {
    const isPublished = String(position) !== place || hash.toString('hex') === published
    need(isPublished, 'chain_rewritten', `Seal ${position} is not the one that was published.`)
  }
}

type Seal = { readonly position: number; readonly hash: Buffer }

const headUnseen = (place: string | undefined, unseen: number): string =>
  `The published seal ${place} is before these files, which begin after seal ${unseen}: they show nothing of it.`

/** The first line of a file that begins late. */
function sealOf(fields: Fields): Seal {
  const position = textOf(fields, 'position')
  need(/^[1-9]\d{0,14}$/.test(position), 'malformed', '"position" is not the number of a seal.')
  return { position: Number(position), hash: hashOf(fields, 'hash') }
}

/** Where a file begins has to be where the one before it ends. */
function continued(before: Seal | undefined, begin: Seal): Seal {
  if (before === undefined) return begin
  const isNext = before.position === begin.position
  need(
    isNext,
    'chain_gap',
    `A file begins after seal ${begin.position}, and the one before it ends at ${before.position}.`,
  )
  need(
    before.hash.equals(begin.hash),
    'chain_broken',
    `Seal ${begin.position} is another one in the next file.`,
  )
  return begin
}

/** Eight lines about the transfer, then one for each posting: number, account, asset, amount, balance. */
function checkTransfer(text: string, count: number): void {
  const postings = text.split('\n').slice(8)
  need(postings.length >= 2, 'malformed', `Transfer ${count} has fewer than two postings.`)
  const sums: Record<string, bigint> = {}
  for (const posting of postings) {
    const [, , asset = '', amount = '', balance = ''] = posting.split(':')
    need(/^-?\d+$/.test(amount), 'malformed', `Transfer ${count} has a posting without an amount.`)
    need(!balance.startsWith('-'), 'overdrawn', `Transfer ${count} leaves an account below zero.`)
    sums[asset] = (sums[asset] ?? 0n) + BigInt(amount)
  }
  const isBalanced = Object.values(sums).every((sum) => sum === 0n)
  need(isBalanced, 'unbalanced', `Transfer ${count} creates or destroys money.`)
}

// ── The audit chain ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Checks an export of the audit chain: a JSON line for each entry, with the text that was hashed (its number, moment, actor,
 * action, subject, before, after and reason) and the hash of the chain after it. `head` (position:hash) was published.
 */
export function checkAudit(lines: Iterable<string>, head?: string) {
  const [position, published] = head?.split(':') ?? []
  let hash = sha256('evenmoor audit')
  let count = 0
  let last = 0
  let isHeadSeen = head === undefined
  for (const line of lines) {
    const fields = fieldsOf(line)
    const text = textOf(fields, 'text')
    count += 1
    hash = sha256(hash, sha256(text))
    need(hash.equals(hashOf(fields, 'hash')), 'chain_broken', `Entry ${count} is not what was sealed.`)
    const id = entryNumber(text)
    need(id > last, 'out_of_order', `Entry ${count} has the number ${id}, after ${last}.`)
    last = id
    if (String(count) !== position) continue
    const isSame = hash.toString('hex') === published
    need(isSame, 'chain_rewritten', `Seal ${count} is not the one that was published.`)
    isHeadSeen = true
  }
  need(isHeadSeen, 'chain_cut', `The export ends at ${count}, before the published seal ${position}.`)
  return { entries: count, hash: hash.toString('hex') }
}

function entryNumber(text: string): number {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value) && value.length === 8 && Number.isSafeInteger(value[0]))
      return value[0] as number
  } catch {
    // Told below.
  }
  throw new Refused('malformed', 'A line is no audit entry.')
}

// ── A month of results ───────────────────────────────────────────────────────────────────────────────────────────

/** Mean and range in hundredths of a percent: version 1 of the rules. */
const strategies: Readonly<Record<string, readonly [mean: number, range: number]>> = {
  basic: [1, 80],
  standard: [2, 200],
  premium: [3, 400],
}

export type MonthOptions = {
  /** The hash that was noted before the month. */
  readonly seedHash?: string
  /** `PLAN:DAY` of each plan that began within the month: its first day by the log's `plan_terms`. */
  readonly since?: readonly string[]
}

/**
 * Checks a month as /api/results/YYYY-MM/ gives it: the seed is the published one, every plan has a result for each of the
 * month's days, and every drawn one follows from the seed. Results of other sources can't be judged by it, and are named.
 */
export function checkMonth(text: string, { seedHash, since = [] }: MonthOptions = {}) {
  const answer = fieldsOf(text)
  const published = answer['published']
  need(isFields(published), 'not_published', 'No seed was published for it.')
  need(published['rules'] === 1, 'unknown_rules', 'The month follows rules that this program does not know.')
  need(published['seed'] !== null, 'not_revealed', 'The seed is not revealed yet.')
  const name = textOf(published, 'month')
  need(name === answer['month'], 'another_month', `The seed is that of ${name}.`)
  const seed = hashOf(published, 'seed')
  const hash = hashOf(published, 'seed_hash').toString('hex')
  const isSeed = sha256(seed).toString('hex') === hash
  need(isSeed, 'wrong_seed', 'The seed is not the one whose hash was published.')
  const isPromised = seedHash === undefined || seedHash === hash
  need(isPromised, 'hash_changed', 'The hash is not the one that you noted before the month.')
  const plans = fieldsIn(answer, 'plans').map((plan) => ({
    id: textOf(plan, 'id'),
    days: fieldsIn(plan, 'days'),
  }))
  need(
    plans.some(({ days }) => days.length > 0),
    'no_days',
    'The month has no results at all.',
  )
  const isOnce = new Set(plans.map(({ id }) => id)).size === plans.length
  need(isOnce, 'plan_repeated', 'A plan is there twice.')
  let days = 0
  const notDrawn: string[] = []
  for (const plan of plans) {
    const first = since.find((one) => one.startsWith(`${plan.id}:`))?.slice(plan.id.length + 1)
    needEachDay(plan, name, first)
    const others = plan.days.filter((day) => day['source'] !== 'market')
    for (const day of plan.days) if (!others.includes(day)) checkDraw(seed, plan.id, day)
    days += plan.days.length - others.length
    for (const [source, some] of Map.groupBy(others, (day) => textOf(day, 'source')))
      notDrawn.push(`${plan.id} on ${some.map((day) => textOf(day, 'day')).join(', ')} (${source})`)
  }
  need(days > 0, 'not_drawn', 'No result of the month was drawn from the seed: it says nothing about them.')
  return { days, seedHash: hash, plans: plans.map(({ id }) => id).toSorted(), notDrawn }
}

function fieldsIn(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  need(Array.isArray(value) && value.every(isFields), 'malformed', `"${name}" is no list of objects.`)
  return value
}

/** Each day of the month from `first` on, once: a bad one could be left out. */
function needEachDay({ id, days }: { id: string; days: readonly Fields[] }, month: string, first = ''): void {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const missing = new Set<string>()
  for (let day = 1; day <= new Date(Date.UTC(year, number, 0)).getUTCDate(); day += 1)
    missing.add(`${month}-${String(day).padStart(2, '0')}`)
  for (const day of days) {
    const date = textOf(day, 'day')
    need(missing.delete(date), 'wrong_day', `${id} has ${date} twice, or it is no day of ${month}.`)
  }
  const date = [...missing].find((each) => each >= first)
  need(
    date === undefined,
    'days_missing',
    `${id} has no result for ${date}. If the plan began later, the log has its plan_terms: say --since ${id}:DAY.`,
  )
}

function checkDraw(seed: Buffer, id: string, day: Fields): void {
  const [mean, range] = (Object.hasOwn(strategies, id) && strategies[id]) || [2, 200]
  const [date, rate] = [textOf(day, 'day'), textOf(day, 'rate')]
  const drawn = createHmac('sha256', seed).update(`evenmoor daily result 1|${id}|${date}`).digest()
  const sum = drawn.readUInt8(0) + drawn.readUInt8(1) + drawn.readUInt8(2) + drawn.readUInt8(3)
  const bps = mean + Math.trunc(((sum - 510) * range) / 510)
  const isDrawn = Math.round(Number(rate) * 100) === bps
  need(isDrawn, 'result_differs', `${id} on ${date} is ${rate} %, the seed gives ${bps / 100} %.`)
}

// ── A statement ──────────────────────────────────────────────────────────────────────────────────────────────────

const lastLine = /%%EOF\n(%evenmoor-signature-1 ([0-9a-f]{16}) ([\w-]{85}[AQgw])\n)$/

/** Checks a signed PDF: a statement or a receipt. `publicKey` is the site's, from /api/statements/key/, as base64url. */
export function checkStatement(file: Buffer, publicKey: string) {
  const text = file.toString('latin1')
  need(text.startsWith('%PDF-'), 'no_pdf', 'This is no PDF.')
  const [, line = '', keyId, signature = ''] = lastLine.exec(text.slice(-200)) ?? []
  need(
    line !== '',
    'unsigned',
    'It does not end with a signature: the end is missing, or something was added.',
  )
  const key = Buffer.from(publicKey, 'base64url')
  need(key.length === 32, 'malformed_key', 'The key is not the 32 bytes of an Ed25519 key.')
  need(sha256(key).toString('hex').slice(0, 16) === keyId, 'unknown_key', 'It was signed by another key.')
  const [facts = '', format] = /^\{.*"format":"(evenmoor-[a-z]+-\d+)".*$/m.exec(text) ?? []
  need(format !== undefined, 'malformed', 'It does not say which kind of file it is.')
  const message = `${format}\n${sha256(file.subarray(0, file.length - line.length)).toString('hex')}`
  const ed25519 = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
    format: 'jwk',
  })
  const isRight = verify(null, Buffer.from(message), ed25519, Buffer.from(signature, 'base64url'))
  need(isRight, 'wrong_signature', 'Something in it was changed after it was signed.')
  return { format, facts: Buffer.from(facts, 'latin1').toString() }
}

// ── As a program ─────────────────────────────────────────────────────────────────────────────────────────────────

const usage =
  'node verify.ts bundle FILE | log OLD NEW FOLDER | chain FILE… | audit FILE | month FILE | statement FILE  [--key, --checkpoint, --person, --balance, --head, --seed-hash, --since]'

const help = `node verify.ts bundle FILE [--key VKEY]… [--checkpoint OLD_CHECKPOINT] [--person ID] [--balance MINOR]
node verify.ts log OLD_CHECKPOINT NEW_CHECKPOINT FOLDER [--key VKEY]…
node verify.ts chain FILE… [--head POSITION:HASH]
node verify.ts audit FILE [--head POSITION:HASH]
node verify.ts month FILE [--seed-hash HASH] [--since PLAN:DAY]…
node verify.ts statement FILE --key PUBLIC_KEY

Prints one line and ends with 0 if it holds, with 1 and the reason if not. docs/proof.md says what each shows.`

/** What the words ask for, as one line. Throws a `Refused`. */
export function run(
  words: readonly string[],
  read: (file: string) => Buffer,
  linesIn: (file: string) => Iterable<string> = (file) => linesOf(read(file)),
): string {
  if (words.includes('--help') || words.includes('-h')) return help
  const options = new Map<string, string[]>()
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) rest.push(word)
    else options.set(word, [...(options.get(word) ?? []), words[(at += 1)] ?? ''])
  }
  const [what, file = '', second = '', folder = ''] = rest
  const option = (name: string) => options.get(name)?.[0]
  const keys = options.get('--key')
  if (what === 'bundle') {
    const [person, balance, kept] = [option('--person'), option('--balance'), option('--checkpoint')]
    const proven = checkBundle(read(file).toString(), {
      ...(keys && { keys }),
      ...(kept !== undefined && { checkpoint: read(kept).toString() }),
      ...(person !== undefined && { person }),
      ...(balance !== undefined && { balance }),
    })
    const trust =
      keys === undefined && kept === undefined
        ? ' The keys are those of the bundle: compare them with ones you got elsewhere.'
        : ''
    return `${proven.balance} of ${proven.person} is in the total of ${proven.total} at ${proven.takenAt}, in ${proven.head.origin} at ${proven.head.size} entries.${trust}`
  }
  if (what === 'log') {
    const [old, now] = [read(file).toString(), read(second).toString()]
    const known = (keys ?? []).map(readKey)
    openCheckpoint(old, known)
    const entries = bundlesBelow(folder, read, openedWith(now, known, 'The newer checkpoint').size)
    const { origin, oldSize, size } = checkLog(old, now, entries, keys ?? [])
    return `${origin} grew from ${oldSize} to ${size} entries, and nothing in it was changed.`
  }
  if (what === 'audit') {
    const { entries, hash } = checkAudit(linesOf(read(file)), option('--head'))
    return `${entries} audit entries, each as it was sealed; the chain ends with ${hash}.`
  }
  if (what === 'chain') {
    need(rest.length > 1, 'usage', usage)
    const { transfers, unseen, hash } = checkChain(rest.slice(1).map(linesIn), option('--head'))
    const missing =
      unseen > 0
        ? ` The ${unseen} transfers before them are not in these files: nothing is shown of those.`
        : ''
    return `${transfers} transfers, each balanced and as it was sealed; the chain ends with ${hash}.${missing}`
  }
  if (what === 'month') {
    const seedHash = option('--seed-hash')
    const found = checkMonth(read(file).toString(), {
      ...(seedHash !== undefined && { seedHash }),
      since: options.get('--since') ?? [],
    })
    const others =
      found.notDrawn.length > 0 ? ` Not drawn from it, so not judged: ${found.notDrawn.join('; ')}.` : ''
    return `${found.days} results of ${found.plans.join(', ')} follow from the seed whose hash is ${found.seedHash}.${others}`
  }
  if (what === 'statement') {
    const { format, facts } = checkStatement(read(file), keys?.[0] ?? '')
    return `${format}, as it was signed: ${facts}`
  }
  throw new Refused('usage', usage)
}

const linesOf = (file: Buffer): string[] =>
  file
    .toString()
    .split('\n')
    .filter((line) => line !== '')

/** The lines of a file that may be longer than a text can be. */
function* linesInFile(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(2 ** 20)
    let rest = Buffer.alloc(0)
    for (let length = readSync(descriptor, chunk); length > 0; length = readSync(descriptor, chunk)) {
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)])
      const end = bytes.lastIndexOf(10) + 1
      yield* linesOf(bytes.subarray(0, end))
      rest = bytes.subarray(end)
    }
    yield* linesOf(rest)
  } finally {
    closeSync(descriptor)
  }
}

/** The entries of a copy of /log/ with so many of them. */
function bundlesBelow(folder: string, read: (file: string) => Buffer, size: number): Buffer[] {
  const entries: Buffer[] = []
  for (let index = 0; index * 256 < size; index += 1) {
    const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0')
    const parts = digits.match(/\d{3}/g) ?? []
    const place = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join('/')
    const width = Math.min(256, size - index * 256)
    entries.push(...entriesOf(read(`${folder}/tile/entries/${place}${width < 256 ? `.p/${width}` : ''}`)))
  }
  return entries
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  try {
    stdout.write(`${run(argv.slice(2), (file) => readFileSync(file), linesInFile)}\n`)
  } catch (error) {
    stderr.write(error instanceof Refused ? `${error.reason}: ${error.message}\n` : `${String(error)}\n`)
    exit(1)
  }
}
