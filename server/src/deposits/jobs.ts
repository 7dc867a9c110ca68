import type { Context } from '#context.ts'
import { networksOf } from '#chains/networks.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { sealAddresses } from './addresses/address-seal.ts'
import { checkAddresses, endAddressAlarms } from './addresses/check-addresses.ts'
import { expireDeposits } from './checkouts/expire-deposits.ts'
import { watchNetwork } from './networks/watch-network.ts'

/**
 * The watcher: each network by itself, so that a slow node holds up no other, and twice a second, so that less than
 * one lies between a block and the credits it brings (docs/performance.md).
 */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  ...networksOf(ctx).all.map((network) => ({
    name: `watch ${network.id}` as const,
    pauseMs: network.isOwn ? Math.min(500, ctx.config.practiceBlockMs) : 500,
    run: () => watchNetwork(ctx, network),
  })),
  { name: 'seal addresses', pauseMs: 3_600_000, run: () => sealAddresses(ctx) },
  { name: 'check addresses', pauseMs: 3_600_000, run: () => checkAddresses(ctx) },
  { name: 'end address alarms', pauseMs: 15_000, run: () => endAddressAlarms(ctx) },
  { name: 'expire deposits', pauseMs: 1_000, run: () => expireDeposits(ctx) },
]
