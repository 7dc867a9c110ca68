import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  checkpointText,
  formatLogProof,
  leafHash,
  MerkleTree,
  type SignerKey,
  signerKey,
  signNote,
} from '../../tlog/src/index.ts'
import {
  contextHash,
  personToBytes,
  sumBytes,
  writeDayKey,
  writeSum,
} from '../../server/src/transparency/liabilities/liability-hash.ts'
import {
  buildLiabilityTree,
  type LiabilityTree,
  pathOf,
  tileFrom,
} from '../../server/src/transparency/liabilities/liability-tree.ts'
import { roomFor } from '../../server/src/transparency/liabilities/tree-work.ts'
import { snapshotEntry } from '../../server/src/transparency/liabilities/snapshot-entry.ts'
import { canonicalJson } from '../../server/src/transparency/log/log-entry.ts'

export const origin = 'evenmoor.example/log'
export const keysOf = (name: string, seed = 1): SignerKey[] => [
  signerKey(name, 'ed25519', Buffer.alloc(32, seed)),
  signerKey(name, 'ml-dsa-44', Buffer.alloc(32, seed + 100)),
]
export const keys = keysOf(origin)

/** A log whose entries can be anything, as a lying operator could write and sign them. */
export class Log {
  readonly entries: string[] = []
  readonly tree = new MerkleTree()

  append(content: Parameters<typeof canonicalJson>[0]): number {
    const entry = canonicalJson(content)
    this.tree.append(leafHash(Buffer.from(entry)))
    return this.entries.push(entry) - 1
  }

  checkpoint(signers = keys, name = origin): string {
    const text = checkpointText({ origin: name, size: this.tree.size, root: this.tree.root() })
    return signNote(text, signers, 1_764_000_000)
  }

  proof(index: number, checkpoint = this.checkpoint()): string {
    return formatLogProof({ index, hashes: this.tree.inclusionProof(index), checkpoint })
  }
}

export type Leaf = { index: number; amount: string; path: string }
export type Bundle = {
  format: string
  person: string
  day_key: string
  balance: string
  leaves: Leaf[]
  entry: string
  log_proof: string
  keys: string[]
}

/** A day's snapshot with what the server keeps of it. */
export type Day = { tree: LiabilityTree; context: Context; index: number; entry: string }
type Context = Parameters<typeof contextHash>[0]

const chunks = 4

/** People with balances that stay, and a log with a snapshot for each day. */
export class Installation {
  readonly log = new Log()
  readonly days: Day[] = []
  readonly people: readonly string[]
  readonly amounts: readonly bigint[]
  readonly #accounts

  constructor(amounts: readonly bigint[]) {
    this.amounts = amounts
    this.people = amounts.map(() => randomUUID()).toSorted()
    this.#accounts = roomFor(amounts.length)
    randomBytes(this.#accounts.secrets.length).copy(this.#accounts.secrets)
    for (const [at, amount] of amounts.entries()) {
      personToBytes(this.people[at] ?? '').copy(this.#accounts.people, at * 16)
      writeSum(this.#accounts.amounts, at * sumBytes, amount)
    }
  }

  /** Takes the snapshot of the next day. */
  async takeDay(salt = randomBytes(32)): Promise<Day> {
    const number = this.days.length
    const context: Context = {
      asset: 'usd',
      takenAt: new Date(Date.UTC(2026, 0, 1 + number, 4)),
      ledgerPosition: BigInt(100 + number),
      ledgerHash: createHash('sha256').update(`head ${number}`).digest(),
      salt,
      chunks,
    }
    const tree = await buildLiabilityTree(this.#accounts, context)
    const { total, root, leaves } = tree
    const snapshot = { ...context, total, root, leaves, holders: this.amounts.length }
    this.log.append({
      type: 'ledger_head',
      at: context.takenAt.toISOString(),
      position: String(context.ledgerPosition),
      hash: context.ledgerHash.toString('hex'),
    })
    const index = this.log.append(
      snapshotEntry(snapshot, { mode: 'practice', held: { coins: new Map(), costMinor: 0n } }).content,
    )
    const day = { tree, context, index, entry: this.log.entries[index] ?? '' }
    this.days.push(day)
    return day
  }

  /** A person's bundle of a day, as the server makes it. */
  async bundle(at: number, day = this.days.at(-1)): Promise<Bundle> {
    if (day === undefined) throw new Error('no day was taken')
    const person = this.people[at] ?? ''
    const key = Buffer.alloc(32)
    const secret = this.#accounts.secrets.subarray(at * 16, at * 16 + 16)
    writeDayKey(secret, personToBytes(person), contextHash(day.context), key)
    const leaves = []
    for (const index of day.tree.places.subarray(at * chunks, (at + 1) * chunks)) {
      const { amount, path } = await pathOf(index, day.tree.leaves, tileFrom(day.tree))
      leaves.push({ index, amount: String(amount), path: path.toString('base64') })
    }
    return {
      format: 'evenmoor-proof/1',
      person,
      day_key: key.toString('hex'),
      balance: String(this.amounts[at]),
      leaves,
      entry: day.entry,
      log_proof: this.log.proof(day.index),
      keys: keys.map(({ vkey }) => vkey),
    }
  }

  /** The same bundle, but of a log in which the operator wrote another line for the day and signed it. */
  withEntry(bundle: Bundle, change: (content: Record<string, string | number | null>) => void): Bundle {
    const content = JSON.parse(bundle.entry) as Record<string, string | number | null>
    change(content)
    const log = new Log()
    for (const entry of this.log.entries) log.append(JSON.parse(entry) as Record<string, string>)
    const index = log.append(content)
    return { ...bundle, entry: log.entries[index] ?? '', log_proof: log.proof(index) }
  }
}
