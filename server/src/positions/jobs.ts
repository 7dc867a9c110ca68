import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { accrueFinishedDays } from './accrue-finished-days.ts'
import { tellAccruedResults } from './tell-accrued-results.ts'

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'accrue finished days', pauseMs: 60_000, run: () => accrueFinishedDays(ctx) },
  { name: 'tell accrued results', pauseMs: 15_000, run: () => tellAccruedResults(ctx) },
]
