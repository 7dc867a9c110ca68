import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { accrueFinishedDays } from './accrual/accrue-finished-days.ts'
import { tellAccruedResults } from './result-notifications/tell-accrued-results.ts'

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'accrue finished days', pauseMs: 60_000, run: () => accrueFinishedDays(ctx) },
  { name: 'tell accrued results', pauseMs: 15_000, run: () => tellAccruedResults(ctx) },
]
