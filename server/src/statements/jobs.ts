import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { announceStatements } from './announce-statements.ts'
import { tellStatements } from './tell-statements.ts'

const hourMs = 3_600_000

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  {
    name: 'announce statements',
    pauseMs: hourMs,
    run: async () => {
      await tellStatements(ctx)
      await announceStatements(ctx)
    },
  },
]
