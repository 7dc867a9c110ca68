import type { Database } from '#platform/database/pool.ts'
import { readPlaces } from './chain-place-store.ts'

/** The last block of a network that was read; undefined for one that never was. */
export async function readTo(db: Database, network: string): Promise<bigint | undefined> {
  return (await readPlaces(db)).find((place) => place.network === network)?.block.height
}
