import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { cleanUpHits } from './rate-limit.ts'

const answersKeptMs = 30 * dayMs

/** Removes counted attempts that no limit looks at any more, and answers kept for repeated keys after 30 days. */
export const cleanUpJobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'limits: remove old hits', pauseMs: 5 * 60_000, run: () => cleanUpHits(ctx) },
  {
    name: 'idempotency: remove old answers',
    pauseMs: 3_600_000,
    run: () =>
      ctx.db
        .deleteFrom('idempotent_answer')
        .where('created_at', '<', new Date(ctx.clock.now().getTime() - answersKeptMs))
        .execute(),
  },
]
