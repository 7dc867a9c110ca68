import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { deleteSessionsBefore } from './session-store.ts'

const keptMs = 30 * dayMs

/** Removes sessions a month after they could last have been used. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  {
    name: 'sessions: remove old ones',
    pauseMs: 3_600_000,
    run: () => deleteSessionsBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs)),
  },
]
