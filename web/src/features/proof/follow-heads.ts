import type { Transparency } from '@evenmoor/contract/transparency'
import { decodeBase64, encodeBase64, openCheckpoint, verifyConsistency } from '@evenmoor/tlog/web'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

type Log = NonNullable<Transparency['log']>

/** A head of the log as this browser saw it once. */
type KnownHead = { readonly origin: string; readonly size: number; readonly root: string }

const knownHeadKey = 'evenmoor.known_head'

export type Followed = {
  /** By size: whether the head before it is the beginning of it. */
  readonly follows: ReadonlyMap<number, boolean>
  /** Signed by the log's key; null where this browser can't check that. */
  readonly isSigned: boolean | null
  /** Whether the head that this browser saw last is one of the log's; null at the first visit, and after a long time. */
  readonly isSameLog: boolean | null
}

/**
 * Checks the signature of the newest head, that each head is the beginning of the next, and that the one this browser
 * remembers is among them; then remembers the newest.
 */
export async function followHeads(log: Log): Promise<Followed> {
  const follows = new Map<number, boolean>()
  for (const [at, head] of log.checkpoints.entries()) {
    const previous = log.checkpoints[at + 1]
    if (previous !== undefined) follows.set(head.size, await doesFollow(previous, head))
  }
  const isSigned = await isNewestSigned(log)
  const isSameLog = isAmong(log, knownHead())
  const [newest] = log.checkpoints
  const isWhole = isSigned !== false && isSameLog !== false && [...follows.values()].every(Boolean)
  if (newest !== undefined && isWhole) {
    const head: KnownHead = { origin: log.origin, size: newest.size, root: newest.root }
    writeLocalStorage(knownHeadKey, JSON.stringify(head))
  }
  return { follows, isSigned, isSameLog }
}

type Listed = Log['checkpoints'][number]

async function doesFollow(previous: Listed, head: Listed): Promise<boolean> {
  try {
    const of = ({ size, root }: Listed) => ({ size, root: decodeBase64(root, 'malformed_checkpoint') })
    const proof = head.consistency.map((hash) => decodeBase64(hash, 'malformed_proof'))
    return head.previous_size === previous.size && (await verifyConsistency(of(previous), of(head), proof))
  } catch {
    return false
  }
}

async function isNewestSigned({ checkpoint, keys, origin, checkpoints }: Log): Promise<boolean | null> {
  try {
    const head = await openCheckpoint(checkpoint, keys)
    const [newest] = checkpoints
    return head.origin === origin && head.size === newest?.size && encodeBase64(head.root) === newest.root
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? null : false
  }
}

/** Heads are told apart by their size: one that the log doesn't have between those it has, it never signed. */
function isAmong({ origin, checkpoints }: Log, known: KnownHead | null): boolean | null {
  const oldest = checkpoints.at(-1)
  if (known?.origin !== origin || oldest === undefined || known.size < oldest.size) return null
  return checkpoints.some(({ size, root }) => size === known.size && root === known.root)
}

function knownHead(): KnownHead | null {
  try {
    return JSON.parse(readLocalStorage(knownHeadKey) ?? 'null') as KnownHead | null
  } catch {
    return null
  }
}
