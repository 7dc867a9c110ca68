import { networkName } from '#chains/network-names.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { type ChainCursor, readCursors } from './chain-cursor-store.ts'

/** How far a network in use has been read, and whether its node is believed. */
export type NetworkState = Pick<ChainCursor, 'tip' | 'paused'> & {
  readonly id: string
  readonly name: string
  readonly readTo: bigint
}

/** Every network in use that was read before. */
export async function networkStates(ctx: Context): Promise<NetworkState[]> {
  const { withId } = networksOf(ctx)
  return (await readCursors(ctx.db))
    .filter(({ network }) => withId(network) !== undefined)
    .map(({ network, block, tip, paused }) => ({
      id: network,
      name: networkName(network),
      readTo: block.height,
      tip,
      paused,
    }))
}
