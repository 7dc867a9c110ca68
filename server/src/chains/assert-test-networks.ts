import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { NetworkFault } from './network-fault.ts'
import { networksOf } from './networks.ts'

/**
 * Asks every node which network it is on. Throws a StartProblem when one is on another than the test network it was
 * set for: nothing may start that could take real coins. A node that does not answer only pauses its coins.
 */
export async function assertTestNetworks(ctx: Context): Promise<void> {
  await Promise.all(
    networksOf(ctx).all.map(async (network) => {
      try {
        await network.verify(ctx)
      } catch (error) {
        if (!(error instanceof NetworkFault)) throw error
        if (error.reason === 'wrong_network') throw new StartProblem(wrongNetwork(network, error))
        ctx.log.warn({ err: error, network: network.id }, 'a node does not answer; its coins are paused')
      }
    }),
  )
}

const wrongNetwork = ({ coins }: { coins: readonly string[] }, { message }: NetworkFault): string =>
  `${coins.map((coin) => `${coin.toUpperCase()}_NODE_URL`).join(' and ')}: ${message}. Only public test networks may be used.`
