import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { snapshotWhenDue } from './liabilities/snapshot-when-due.ts'

const minuteMs = 60_000

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'publish the proof of liabilities', pauseMs: 5 * minuteMs, run: () => snapshotWhenDue(ctx) },
]
