import type { Context } from '#context.ts'
import { networksOf } from '#chains/networks.ts'
import { expireDeposits } from './checkouts/expire-deposits.ts'
import { watchNetwork } from './networks/watch-network.ts'

/**
 * One round of the watcher: reads every network on from where the last round ended and brings the deposits in line;
 * then ends the price holds that are over. The running product reads each network in a job of its own instead, so
 * that a slow node holds up no other (jobs.ts).
 */
export async function watchDeposits(ctx: Context): Promise<void> {
  for (const network of networksOf(ctx).all) {
    try {
      await watchNetwork(ctx, network)
    } catch (error) {
      ctx.log.error({ err: error, network: network.id }, 'a network could not be read')
    }
  }
  await expireDeposits(ctx)
}
