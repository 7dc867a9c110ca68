import type { Transparency } from '@evenmoor/contract/transparency'
import { decodeBase64, encodeBase64, openCheckpoint, verifyConsistency } from '@evenmoor/tlog/web'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'
import { type TreeHead, isConsistentWithLog } from './is-consistent-with-log.ts'
import { type LogReader, publicLog } from './read-log.ts'

type Log = NonNullable<Transparency['log']>

/** A head of the log as this browser saw it once. */
type KnownHead = TreeHead & {
  readonly origin: string
  /** The log's keys at that time; missing where an earlier version of this page remembered the head. */
  readonly keys?: readonly string[]
}

const knownHeadKey = 'evenmoor.known_head'

export type Followed = {
  /** By size: whether the head before it is the beginning of it. */
  readonly follows: ReadonlyMap<number, boolean>
  /** Signed by the log's key; null where this browser can't check that. */
  readonly isSigned: boolean | null
  /** Whether the head that this browser saw last is one of the log's; null at the first visit, and where its files can't be read. */
  readonly isSameLog: boolean | null
  /** Whether the newest head is signed by the key that this browser saw last; null where it knows none, or can't check that. */
  readonly isSameKey: boolean | null
  /** Whether none of these is wrong. */
  readonly isWhole: boolean
}

/**
 * Checks the signature of the newest head, also against the keys that this browser remembers, that each head is the beginning
 * of the next, and that the one this browser remembers is among them, however old it is. Then remembers the newest and the
 * keys; what is wrong or could not be compared leaves the remembered ones in their place.
 */
export async function followHeads(log: Log, reader: LogReader = publicLog): Promise<Followed> {
  const follows = new Map<number, boolean>()
  for (const [at, head] of log.checkpoints.entries()) {
    const previous = log.checkpoints[at + 1]
    if (previous !== undefined) follows.set(head.size, await doesFollow(previous, head))
  }
  const isSigned = await isNewestSigned(log, log.keys)
  const known = knownHead()
  const isSameKey = await isSignedAsBefore(log, known)
  const isSameLog = known === null ? null : await isOf(log, known, reader)
  const isWhole =
    isSigned !== false && isSameLog !== false && isSameKey !== false && [...follows.values()].every(Boolean)
  // Of two lists, the older may come last.
  const isNewest = (log.checkpoints[0]?.size ?? 0) >= (known?.size ?? 0)
  if (isWhole && isNewest && (known === null || isSameLog === true)) rememberNewest(log)
  return { follows, isSigned, isSameLog, isSameKey, isWhole }
}

/** From now on the newest head and the keys of this log are what later lists are compared with: of a change that was explained. */
export function rememberNewest({ origin, keys, checkpoints: [newest] }: Log): void {
  if (newest === undefined) return
  const head: KnownHead = { origin, size: newest.size, root: newest.root, keys }
  writeLocalStorage(knownHeadKey, JSON.stringify(head))
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

/**
 * A key that is listed beside the remembered one is no change: the remembered ones have to be there and to have signed. Of a
 * log with another name, that it is another log is enough to say.
 */
async function isSignedAsBefore(log: Log, known: KnownHead | null): Promise<boolean | null> {
  if (known?.keys === undefined || known.origin !== log.origin) return null
  const areListed = known.keys.every((key) => log.keys.includes(key))
  return areListed ? isNewestSigned(log, known.keys) : false
}

async function isNewestSigned(
  { checkpoint, origin, checkpoints }: Log,
  keys: readonly string[],
): Promise<boolean | null> {
  try {
    const head = await openCheckpoint(checkpoint, keys)
    const [newest] = checkpoints
    return head.origin === origin && head.size === newest?.size && encodeBase64(head.root) === newest.root
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? null : false
  }
}

/** A log never changes its name. A head newer than the list may have been signed since it was read. */
async function isOf(log: Log, known: KnownHead, reader: LogReader): Promise<boolean | null> {
  try {
    const isNewer = known.size > (log.checkpoints[0]?.size ?? 0)
    const shown = isNewer ? (await reader.published()).log : log
    return shown?.origin === known.origin && (await isConsistentWithLog(known, shown, reader))
  } catch {
    return null
  }
}

function knownHead(): KnownHead | null {
  try {
    return JSON.parse(readLocalStorage(knownHeadKey) ?? 'null') as KnownHead | null
  } catch {
    return null
  }
}
