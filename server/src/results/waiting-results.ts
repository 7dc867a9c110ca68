import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { isSourceAllowed } from '#plans/result-source.ts'
import { selectDays } from './staff-result-store.ts'

/** More than will ever wait in practice. The count stops here. */
const countedMax = 1_000

/** How many days wait for a result or for the approval of one, and since when the oldest: since it was over. */
export async function waitingResults(
  ctx: Context,
  tx: Tx,
): Promise<{ count: number; oldestAt: Date | null }> {
  const yesterday = addDays(utcDay(ctx.clock.now()), -1)
  const days: string[] = []
  for (const status of ['missing', 'proposed'] as const) {
    const isAllBooked = !isSourceAllowed(ctx, 'illustration')
    const listed = await selectDays(tx, { status, lastDay: yesterday, isAllBooked }, countedMax)
    days.push(...listed.map(({ day }) => day))
  }
  const [first] = days.toSorted()
  return {
    count: days.length,
    oldestAt: first === undefined ? null : new Date(`${addDays(first, 1)}T00:00:00Z`),
  }
}
