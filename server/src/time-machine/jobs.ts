import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { runForward } from './run-forward.ts'

/** None on test networks: nobody can ask there. */
export const jobs = (ctx: Context): readonly PeriodicJob[] =>
  isPracticeOnly(ctx) ? [{ name: 'book days ahead', pauseMs: 1_000, run: () => runForward(ctx) }] : []
