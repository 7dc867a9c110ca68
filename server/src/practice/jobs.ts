import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { mineBlockWhenDue } from './mine-block.ts'

/** The practice network's miner. */
export const jobs = (ctx: Context): readonly PeriodicJob[] =>
  isPracticeOnly(ctx)
    ? [{ name: 'mine practice blocks', pauseMs: 1_000, run: () => mineBlockWhenDue(ctx) }]
    : []
