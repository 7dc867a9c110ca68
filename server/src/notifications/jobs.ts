import type { Context } from '#context.ts'
import { addDays } from '#platform/clock.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { deleteNoticesBefore } from './notice-store.ts'

const keptDays = 365
const atOnce = 5_000

/** Removes notices older than a year, in small batches. */
export async function removeOldNotices(ctx: Context): Promise<void> {
  const day = ctx.clock.now().toISOString().slice(0, 10)
  const before = new Date(`${addDays(day, -keptDays)}T00:00:00Z`)
  while ((await deleteNoticesBefore(ctx.db, before, atOnce)) === atOnce);
}

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'remove old notices', pauseMs: 3_600_000, run: () => removeOldNotices(ctx) },
]
