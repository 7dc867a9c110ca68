import type { getWithdrawalTimes } from '@evenmoor/contract/withdrawals'
import { withdrawalTimesDays } from '@evenmoor/contract/withdrawals'
import type * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { selectTimes } from '../withdrawal-list-store.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { dayMs } from '#platform/clock.ts'

type Known = { readonly untilMs: number; readonly median: number | null }

/** By database. */
const known = new WeakMap<Database, Known>()
const keptMs = 10 * 60_000

/**
 * The median of them in seconds, at most ten minutes old: it is in the email of each request, and asking for it each time
 * would cost more than the request. Null where none were sent.
 */
export async function medianSeconds(ctx: Context, db: Database | Tx): Promise<number | null> {
  const nowMs = ctx.clock.now().getTime()
  const last = known.get(ctx.db)
  if (last !== undefined && last.untilMs > nowMs) return last.median
  const { median_seconds: median } = await withdrawalTimes(ctx, db)
  known.set(ctx.db, { untilMs: nowMs + keptMs, median })
  return median
}

/** How long all withdrawals of the last 30 days took from request to sent, waits included. */
export async function withdrawalTimes(
  ctx: Context,
  db: Database | Tx,
): Promise<z.input<typeof getWithdrawalTimes.answer>> {
  const since = new Date(ctx.clock.now().getTime() - withdrawalTimesDays * dayMs)
  const { count, medianSeconds, p95Seconds } = await selectTimes(db, since)
  return { days: withdrawalTimesDays, count, median_seconds: medianSeconds, p95_seconds: p95Seconds }
}
