import type { Database } from '#platform/database/pool.ts'
import { latestSnapshot, type Snapshot } from './snapshot-store.ts'
import { liabilityAssets } from './take-snapshot.ts'

/** The latest snapshot of each asset that has one. */
export async function latestSnapshots(db: Database): Promise<Snapshot[]> {
  const found = []
  for (const asset of liabilityAssets) found.push(await latestSnapshot(db, asset))
  return found.filter((snapshot) => snapshot !== undefined)
}
