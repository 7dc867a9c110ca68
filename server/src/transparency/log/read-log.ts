import { MerkleTree } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type Cosignature, cosignaturesFrom, latestCosignatures as latestOf } from './cosignature-store.ts'
import { logKeys, originFor } from './log-keys.ts'
import {
  checkEntries,
  checkpoints,
  type CoveredPlace,
  coveredPlaces,
  entriesAbout,
  entriesFrom,
  entryOf,
  leafHashesFrom,
  type StoredCheckpoint,
} from './log-store.ts'

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

type Place = Pick<Context, 'db' | 'config'>

/** What the operator's witnesses signed about heads of at least a size. */
export const cosignatures = ({ db, config }: Place, size: number): Promise<Cosignature[]> =>
  cosignaturesFrom(db, config.logWitnesses, size)

/** The largest head that each of them has seen. */
export const latestCosignatures = ({ db, config }: Place): Promise<Cosignature[]> =>
  latestOf(db, config.logWitnesses)

/** The note of a signed head with the cosignatures that it has by now. */
export async function cosignedNote(place: Place, { size, note }: StoredCheckpoint): Promise<string> {
  const own = (await cosignatures(place, size)).filter((cosignature) => cosignature.size === size)
  return note + own.map(({ line }) => line).join('')
}

/** The public halves of the keys, as programs that watch logs are given them. */
export async function verifierKeys(ctx: Context): Promise<string[]> {
  const origin = (await latestCheckpoint(ctx.db))?.origin ?? originFor(ctx.config)
  return (await logKeys(ctx, origin)).map(({ vkey }) => vkey)
}

export {
  checkEntries,
  checkpoints,
  type Cosignature,
  type CoveredPlace,
  coveredPlaces,
  entriesAbout,
  entriesFrom,
  entryOf,
  type StoredCheckpoint,
}
