import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { publishMonths } from './publish-months.ts'

const hourMs = 3_600_000

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'publish hashes of months', pauseMs: hourMs, run: () => publishMonths(ctx) },
]
