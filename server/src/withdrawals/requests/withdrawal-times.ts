import type { getWithdrawalTimes } from '@evenmoor/contract/withdrawals'
import { withdrawalTimesDays } from '@evenmoor/contract/withdrawals'
import type * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { selectTimes } from '../withdrawal-list-store.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { dayMs } from '#platform/clock.ts'

/** How long all withdrawals of the last 30 days took from request to sent, waits included. */
export async function withdrawalTimes(
  ctx: Context,
  db: Database | Tx,
): Promise<z.input<typeof getWithdrawalTimes.answer>> {
  const since = new Date(ctx.clock.now().getTime() - withdrawalTimesDays * dayMs)
  const { count, medianSeconds, p95Seconds } = await selectTimes(db, since)
  return { days: withdrawalTimesDays, count, median_seconds: medianSeconds, p95_seconds: p95Seconds }
}
