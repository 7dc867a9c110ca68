/**
 * Finds a balance under a published root, in the visitor's own browser: docs/proof.md says what is hashed. Written anew, like
 * the verifier: what the server gets wrong, it doesn't repeat.
 */
import {
  decodeBase64,
  equalBytes,
  type Head,
  hexOf,
  sha256,
  TlogProblem,
  type TlogProblemCode,
  verifyLogProof,
} from '@evenmoor/tlog/web'

/** What people are told of a bundle that doesn't hold. */
export type CheckFailure =
  /** Not a bundle, or damaged. */
  | 'malformed'
  | 'another_person'
  /** The leaves don't add up to the balance. */
  | 'balance'
  /** A leaf doesn't lead to the total and the root. */
  | 'root'
  /** The root is in no log that the key signed. */
  | 'log'

/** What exactly is wrong, by the names that the verifier has for it, and which sentence tells people of it. */
const toldAs = {
  malformed: 'malformed',
  not_a_snapshot: 'malformed',
  wrong_size: 'malformed',
  total_withheld: 'malformed',
  truncated_hash: 'malformed',
  negative_amount: 'malformed',
  another_person: 'another_person',
  wrong_count: 'balance',
  balance_differs: 'balance',
  sum_overflow: 'root',
  wrong_place: 'root',
  leaf_repeated: 'root',
  wrong_path_length: 'root',
  total_differs: 'root',
  root_differs: 'root',
  not_in_log: 'log',
  wrong_log_proof: 'log',
  unknown_key: 'log',
  wrong_signature: 'log',
} as const satisfies Record<string, CheckFailure>

export type CheckProblem = keyof typeof toldAs

export class CheckFailed extends Error {
  readonly problem: CheckProblem
  readonly reason: CheckFailure
  constructor(problem: CheckProblem) {
    super(problem)
    this.problem = problem
    this.reason = toldAs[problem]
  }
}

export type Checked = {
  /** Millionths of a dollar. */
  readonly balanceMinor: bigint
  readonly totalMinor: bigint
  readonly takenAt: string
  /** The place in the ledger's chain that the balances are of. */
  readonly ledgerPosition: bigint
  /** In hex. */
  readonly root: string
  readonly places: readonly number[]
  /** How many hashes lead from a leaf to the top. */
  readonly levels: number
  readonly head: Head
}

/** What is done, in this order: the bundle is read, its leaves are hashed up to the root, the root is found in the log. */
export type CheckStep = 'record' | 'hash' | 'compare'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function need(holds: boolean, problem: CheckProblem): asserts holds {
  if (!holds) throw new CheckFailed(problem)
}

function fieldsOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // Told below.
  }
  throw new CheckFailed('malformed')
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  need(typeof value === 'string', 'malformed')
  return value
}

const sumMax = 2n ** 128n - 1n

function minorOf(fields: Fields, name: string): bigint {
  const text = textOf(fields, name)
  need(!text.startsWith('-'), 'negative_amount')
  need(/^(0|[1-9]\d{0,38})$/.test(text), 'malformed')
  need(BigInt(text) <= sumMax, 'sum_overflow')
  return BigInt(text)
}

/** The hex of a whole hash. */
function hashOf(fields: Fields, name: string): string {
  const hex = textOf(fields, name)
  need(/^[0-9a-f]{64}$/.test(hex), 'truncated_hash')
  return hex
}

function countOf(fields: Fields, name: string): number {
  const value = fields[name]
  need(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0, 'malformed')
  return value
}

/** Bytes of hex; `length` of them. */
function bytesOf(hex: string, length: number): Uint8Array<ArrayBuffer> {
  need(new RegExp(`^[0-9a-f]{${2 * length}}$`).test(hex), 'truncated_hash')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const numberBytes = (number: bigint, length: number): Uint8Array<ArrayBuffer> =>
  bytesOf(number.toString(16).padStart(2 * length, '0'), length)

const utf8 = new TextEncoder()
const nodeBytes = 48

type Snapshot = {
  readonly leaves: number
  readonly chunks: number
  readonly root: string
  readonly totalMinor: bigint
  readonly takenAt: string
  readonly ledgerPosition: bigint
  readonly context: Uint8Array
}

/** What the log's line about a snapshot says. */
async function snapshotOf(entry: string): Promise<Snapshot> {
  const fields = fieldsOf(entry)
  const format = 'evenmoor-liabilities/1'
  need(fields['type'] === 'snapshot' && fields['format'] === format, 'not_a_snapshot')
  const [leaves, chunks] = [countOf(fields, 'leaves'), countOf(fields, 'chunks')]
  need(leaves >= 2 && Number.isInteger(Math.log2(leaves)), 'wrong_size')
  const [takenAt, root] = [textOf(fields, 'taken_at'), hashOf(fields, 'root')]
  const ledgerPosition = minorOf(fields, 'ledger_position')
  const lines = [
    format,
    textOf(fields, 'asset'),
    takenAt,
    ledgerPosition,
    hashOf(fields, 'ledger_hash'),
    hashOf(fields, 'salt'),
    chunks,
    '',
  ]
  const context = await sha256(utf8.encode(lines.join('\n')))
  need(fields['total'] !== null, 'total_withheld')
  return { leaves, chunks, root, takenAt, ledgerPosition, totalMinor: minorOf(fields, 'total'), context }
}

type Given = {
  /** The keys of the log, as this page knows them. */
  readonly keys: readonly string[]
  /** Whose balance it has to be; anybody's where it is not known. */
  readonly person?: string | undefined
  readonly onStep?: (done: CheckStep) => void | Promise<void>
}

/** Checks a bundle (the text of one); throws a `CheckFailed` where anything in it is not so. */
export async function checkBundle(text: string, { keys, person, onStep }: Given): Promise<Checked> {
  const bundle = fieldsOf(text)
  need(bundle['format'] === 'evenmoor-proof/1' && Array.isArray(bundle['leaves']), 'malformed')
  const owner = textOf(bundle, 'person')
  need(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(owner), 'malformed')
  need(person === undefined || person === owner, 'another_person')
  const entry = textOf(bundle, 'entry')
  const snapshot = await snapshotOf(entry)
  const leaves: unknown[] = bundle['leaves']
  need(leaves.length === snapshot.chunks, 'wrong_count')
  await onStep?.('record')

  const key = bytesOf(hashOf(bundle, 'day_key'), 32)
  const id = bytesOf(owner.replaceAll('-', ''), 16)
  const places: number[] = []
  let sum = 0n
  for (const leaf of leaves) {
    need(isFields(leaf), 'malformed')
    const index = countOf(leaf, 'index')
    need(index < snapshot.leaves, 'wrong_place')
    need(!places.includes(index), 'leaf_repeated')
    places.push(index)
    sum += await amountOfLeaf(leaf, index, { ...snapshot, key, id })
  }
  const balanceMinor = minorOf(bundle, 'balance')
  need(sum === balanceMinor, 'balance_differs')
  await onStep?.('hash')

  const head = await headOf(entry, textOf(bundle, 'log_proof'), keys)
  await onStep?.('compare')
  const { totalMinor, takenAt, ledgerPosition, root } = snapshot
  const levels = Math.log2(snapshot.leaves)
  return { balanceMinor, totalMinor, takenAt, ledgerPosition, root, places, levels, head }
}

/** A log proof that doesn't hold, by what it fails of; everything else in it is damaged. */
const problemsOfLog: { readonly [Code in TlogProblemCode]?: CheckProblem } = {
  wrong_root: 'not_in_log',
  no_known_signature: 'unknown_key',
  malformed_key: 'unknown_key',
  wrong_signature: 'wrong_signature',
}

async function headOf(entry: string, proof: string, keys: readonly string[]): Promise<Head> {
  try {
    return await verifyLogProof(entry, proof, keys)
  } catch (error) {
    if (error instanceof TlogProblem) throw new CheckFailed(problemsOfLog[error.code] ?? 'wrong_log_proof')
    throw error
  }
}

type Tree = Snapshot & { readonly key: Uint8Array; readonly id: Uint8Array }

/** Hashes from a leaf up to the root; gives the leaf's amount. */
async function amountOfLeaf(
  leaf: Fields,
  index: number,
  { key, id, leaves, root, totalMinor, context }: Tree,
): Promise<bigint> {
  const amount = minorOf(leaf, 'amount')
  const path = pathOf(textOf(leaf, 'path'))
  // A shorter one would let a node pass as a leaf, a longer one a leaf as a node.
  need(path.length === Math.log2(leaves) * nodeBytes, 'wrong_path_length')
  const place = numberBytes(BigInt(index), 8)
  let node = await sha256(Uint8Array.of(0), key, id, place, numberBytes(amount, 16))
  let sum = amount
  for (let level = 0; level * nodeBytes < path.length; level += 1) {
    const sibling = path.subarray(level * nodeBytes, (level + 1) * nodeBytes)
    const own = [node, numberBytes(sum, 16)]
    const isLeft = Math.floor(index / 2 ** level) % 2 === 0
    node = await sha256(Uint8Array.of(1), ...(isLeft ? [...own, sibling] : [sibling, ...own]))
    sum += BigInt(`0x${hexOf(sibling.subarray(32))}`)
    need(sum <= sumMax, 'sum_overflow')
  }
  const top = [node, numberBytes(sum, 16)]
  const computed = await sha256(Uint8Array.of(2), context, ...top, numberBytes(BigInt(leaves), 8))
  need(sum === totalMinor, 'total_differs')
  need(equalBytes(computed, bytesOf(root, 32)), 'root_differs')
  return amount
}

function pathOf(base64: string): Uint8Array {
  try {
    return decodeBase64(base64, 'malformed_proof')
  } catch {
    throw new CheckFailed('malformed')
  }
}
