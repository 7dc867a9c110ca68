import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { watchDeposits } from './watch-deposits.ts'

/** The watcher: once a second. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'watch deposits', pauseMs: 1_000, run: () => watchDeposits(ctx) },
]
