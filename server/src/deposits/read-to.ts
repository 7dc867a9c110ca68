import type { ChainBlock } from '#chains/chain-network.ts'
import type { Database } from '#platform/database/pool.ts'
import { readPlaces } from './chain-place-store.ts'

/** The last block of a network that was read; undefined for one that never was. */
export async function readTo(db: Database, network: string): Promise<bigint | undefined> {
  return (await readPlaces(db)).find((place) => place.network === network)?.block.height
}

/** The tip of each network as its watcher was told it last; of none that is paused. */
export async function knownTips(db: Database): Promise<ReadonlyMap<string, ChainBlock>> {
  const places = await readPlaces(db)
  return new Map(
    places.flatMap(({ network, tip, paused }) => (tip === null || paused !== null ? [] : [[network, tip]])),
  )
}
