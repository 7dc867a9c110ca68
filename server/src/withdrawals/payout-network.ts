import type { ChainNetwork } from '#chains/chain-network.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { withdrawalCoin } from './withdrawal.ts'

/** The network that withdrawals leave on; the settings guarantee that there is one. */
export function payoutNetwork(ctx: Context): ChainNetwork {
  const network = networksOf(ctx).of(withdrawalCoin)
  if (network === undefined) throw new Error(`no network for ${withdrawalCoin}: nothing could be paid out`)
  return network
}
