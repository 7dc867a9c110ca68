import { createHmac } from 'node:crypto'
import type { Context } from '#context.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { secretKey } from '#platform/secret-key.ts'
import { latestSnapshots } from './latest-snapshots.ts'
import { unwatched } from '#platform/on-progress.ts'
import { takeSnapshots } from './take-snapshot.ts'

/** The UTC day of the next snapshot: today's, or tomorrow's once today has one. */
export async function nextSnapshotDay(ctx: Pick<Context, 'clock'>, db: Database | Tx): Promise<string> {
  const [latest] = await latestSnapshots(db)
  const today = utcDay(ctx.clock.now())
  return latest !== undefined && utcDay(latest.takenAt) >= today ? addDays(today, 1) : today
}

/** Takes the day's snapshot once its moment has come; the very first at once. Several processes may be at it: one stores it. */
export async function snapshotWhenDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const [latest] = await latestSnapshots(ctx.db)
  if (latest !== undefined) {
    const isTaken = (await nextSnapshotDay(ctx, ctx.db)) > utcDay(now)
    if (isTaken || now.getTime() % dayMs < (await momentOf(ctx, utcDay(now)))) return
  }
  await takeSnapshots(ctx, unwatched, utcDay(now))
}

/** The moment of a day, in milliseconds after its beginning, which nobody knows ahead: money lent for it would show. */
async function momentOf(ctx: Context, day: string): Promise<number> {
  const { key } = await secretKey(ctx.config.dataDir, 'log-signing')
  const random = createHmac('sha256', key).update(`moment|${day}`).digest().readUInt32BE()
  // Not in the last hour: the job looks every few minutes, and a day without a snapshot is worse than a guess.
  return Math.floor((random / 2 ** 32) * (dayMs - dayMs / 24))
}
