import type { ChainBlock } from '#chains/chain-network.ts'
import type { Database } from '#platform/database/pool.ts'
import { readCursors } from './chain-cursor-store.ts'

export { pauseOf, startNetwork } from './chain-cursor-store.ts'

/** The height of the last block read of a network; undefined if none ever was. */
export async function heightRead(db: Database, network: string): Promise<bigint | undefined> {
  return (await readCursors(db)).find((place) => place.network === network)?.block.height
}

/** The last reported tip of each network that is not paused. */
export async function knownTips(db: Database): Promise<ReadonlyMap<string, ChainBlock>> {
  const places = await readCursors(db)
  return new Map(
    places.flatMap(({ network, tip, paused }) => (tip === null || paused !== null ? [] : [[network, tip]])),
  )
}
