import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { mineBlockWhenDue } from './mine-block.ts'

/** The practice network's miner. */
export const jobs = (ctx: Context): readonly PeriodicJob[] =>
  isPracticeOnly(ctx)
    ? [
        {
          name: 'mine practice blocks',
          pauseMs: Math.min(1_000, ctx.config.practiceBlockMs),
          run: () => mineBlockWhenDue(ctx),
        },
      ]
    : []
