import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { announceStatements } from './announce-statements.ts'

const hourMs = 3_600_000

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'announce statements', pauseMs: hourMs, run: () => announceStatements(ctx) },
]
