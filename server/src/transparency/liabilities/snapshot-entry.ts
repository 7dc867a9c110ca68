import type { LogEntry } from '../log/log-entry.ts'
import { formatName } from './liability-hash.ts'
import { isTooFew } from './liability-rules.ts'
import type { Snapshot } from './snapshot-store.ts'

export const snapshotSubject = ({ asset, takenAt }: Pick<Snapshot, 'asset' | 'takenAt'>): string =>
  `snapshot/${asset}/${takenAt.toISOString()}`

/** The line of the log about a snapshot: what its root is recomputed from, and what is held beside it. */
export function snapshotEntry(
  snapshot: Omit<Snapshot, 'id'>,
  { mode, held }: { mode: 'practice' | 'test'; held: ReadonlyMap<string, bigint> },
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
      held: withheld ? null : Object.fromEntries([...held].map(([asset, minor]) => [asset, String(minor)])),
    },
  }
}
