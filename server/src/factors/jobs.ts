import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { deleteChallengesBefore } from './passkey-store.ts'

/** Removes challenges that no browser answered in time. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  {
    name: 'factors: remove old challenges',
    pauseMs: 10 * 60_000,
    run: () => deleteChallengesBefore(ctx.db, ctx.clock.now()),
  },
]
