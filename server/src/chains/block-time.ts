import { NetworkFault } from './network-fault.ts'

/** How far ahead of our clock a block may say it is: what Bitcoin's own nodes accept. */
const aheadMaxMs = 2 * 3_600_000

/**
 * Throws a NetworkFault for a block from further ahead than clocks differ: its node, or our clock, is wrong. Call it
 * before anything of the block is remembered.
 */
export function assertBlockTime({ height, at }: { height: bigint; at: Date }, now: Date): void {
  if (at.getTime() - now.getTime() <= aheadMaxMs) return
  throw new NetworkFault('inconsistent', `block ${height} has no time, or one more than two hours ahead`)
}
