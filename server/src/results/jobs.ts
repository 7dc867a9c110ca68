import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { applyCorrections } from './apply-corrections.ts'
import { revealFinishedMonths } from './reveal-finished-months.ts'

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'apply corrections of results', pauseMs: 5_000, run: () => applyCorrections(ctx) },
  { name: 'reveal finished months', pauseMs: 60_000, run: () => revealFinishedMonths(ctx) },
]
