import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { keptMs } from './subscription.ts'
import { deleteSubscriptionsOffList } from './subscription-store.ts'

/** Removes addresses that did not confirm, or left, a week after their last mail. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  {
    name: 'newsletter: remove addresses off the list',
    pauseMs: 3_600_000,
    run: () => deleteSubscriptionsOffList(ctx.db, new Date(ctx.clock.now().getTime() - keptMs)),
  },
]
