import type { LogEntry } from '../log/log-entry.ts'
import type { Held } from './gather-accounts.ts'
import { formatName } from './liability-hash.ts'
import { isTooFew } from './liability-rules.ts'
import type { Snapshot } from './snapshot-store.ts'

export const snapshotSubject = ({ asset, takenAt }: Pick<Snapshot, 'asset' | 'takenAt'>): string =>
  `snapshot/${asset}/${takenAt.toISOString()}`

/** The line of the log about a snapshot: what its root is recomputed from, and what is held beside it. */
export function snapshotEntry(
  snapshot: Omit<Snapshot, 'id'>,
  { mode, held }: { mode: 'practice' | 'test'; held: Held },
): LogEntry {
  const withheld = isTooFew(snapshot.holders)
  return {
    subject: snapshotSubject(snapshot),
    content: {
      type: 'snapshot',
      format: formatName,
      asset: snapshot.asset,
      taken_at: snapshot.takenAt.toISOString(),
      ledger_position: String(snapshot.ledgerPosition),
      ledger_hash: snapshot.ledgerHash.toString('hex'),
      salt: snapshot.salt.toString('hex'),
      chunks: snapshot.chunks,
      leaves: snapshot.leaves,
      root: snapshot.root.toString('hex'),
      total: withheld ? null : String(snapshot.total),
      mode,
      held: withheld
        ? null
        : Object.fromEntries([...held.coins].map(([asset, minor]) => [asset, String(minor)])),
      held_usd: withheld ? null : String(held.costMinor),
    },
  }
}

/** What the line of a snapshot says beside its root, as it was logged. */
export type SnapshotLine = {
  readonly asset: string
  readonly taken_at: string
  readonly root: string
  readonly total: string | null
  readonly held: Readonly<Record<string, string>> | null
  /** Missing in lines of before. */
  readonly held_usd?: string | null
}

export const readSnapshotLine = (entry: string): SnapshotLine => JSON.parse(entry) as SnapshotLine
