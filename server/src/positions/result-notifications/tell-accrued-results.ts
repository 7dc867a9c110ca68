import type { Context } from '#context.ts'
import { tellResults } from '#notifications/tell-results.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { markAheadNotified, lockUnnotifiedAhead, takeUnnotifiedAhead } from '../booked-ahead-store.ts'
import { saveNotificationProgress, lockUnnotified, selectResultsOfBuckets } from './notified-result-store.ts'

/** Up to 4,000 positions in a transaction. */
const bucketsAtOnce = 8

/**
 * Tells people what each finished day came to, and each day that was booked ahead: once, day by day and apart from the
 * accrual itself, which waits for none of it. Stopped anywhere, the next run continues there; several processes may run it.
 */
export async function tellAccruedResults(ctx: Context): Promise<void> {
  while (await ctx.transaction((tx) => tellNextAhead(ctx, tx)));
  while (await ctx.transaction((tx) => tellNext(ctx, tx)));
}

async function tellNextAhead(ctx: Context, tx: Tx): Promise<boolean> {
  const unnotified = await lockUnnotifiedAhead(tx)
  if (unnotified === undefined) return false
  const { isMore, results } = await takeUnnotifiedAhead(tx, unnotified, bucketsAtOnce)
  if (results.length > 0) await tellResults(ctx, tx, unnotified.day, results)
  if (isMore) return true
  await markAheadNotified(tx, unnotified)
  noteChange(tx, everyone, 'notifications')
  return true
}

async function tellNext(ctx: Context, tx: Tx): Promise<boolean> {
  const unnotified = await lockUnnotified(tx)
  if (unnotified === undefined) return false
  const { lastBucketId, results } = await selectResultsOfBuckets(tx, unnotified, bucketsAtOnce)
  if (results.length > 0) await tellResults(ctx, tx, unnotified.day, results)
  await saveNotificationProgress(tx, unnotified, lastBucketId)
  if (lastBucketId === undefined) noteChange(tx, everyone, 'notifications')
  return true
}
