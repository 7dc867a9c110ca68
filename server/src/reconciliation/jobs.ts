import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { watchInvariants } from './watch-invariants.ts'

/** `npm run ops -- reconcile` compares everything; this looks at what is new, and at the old in turn. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'check what was booked', pauseMs: 20_000, run: watchInvariants(ctx) },
]
