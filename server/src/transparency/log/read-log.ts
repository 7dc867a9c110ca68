import { MerkleTree } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { logKeys, originFor } from './log-keys.ts'
import { checkpoints, entriesFrom, entryOf, leafHashesFrom, type StoredCheckpoint } from './log-store.ts'

/** What this process has read of a log, by its database: entries never change, so only new ones are read. */
const trees = new WeakMap<Database, MerkleTree>()

/** The tree of the log, with at least `size` entries. Of entries that are committed, so not of those of an open transaction. */
export async function logTree(db: Database, size: number): Promise<MerkleTree> {
  const known = trees.get(db) ?? new MerkleTree()
  trees.set(db, known)
  if (known.size >= size) return known
  const from = known.size
  const hashes = await leafHashesFrom(db, from)
  // Another call may have read the same meanwhile.
  for (const hash of hashes.slice(known.size - from)) known.append(hash)
  return known
}

/** The latest signed head; undefined before the first. */
export async function latestCheckpoint(db: Database | Tx): Promise<StoredCheckpoint | undefined> {
  const [latest] = await checkpoints(db, 1)
  return latest
}

/** The public halves of the keys, as programs that watch logs are given them. */
export async function verifierKeys(ctx: Context): Promise<string[]> {
  const origin = (await latestCheckpoint(ctx.db))?.origin ?? originFor(ctx.config)
  return (await logKeys(ctx, origin)).map(({ vkey }) => vkey)
}

export { checkpoints, entriesFrom, entryOf, type StoredCheckpoint }
