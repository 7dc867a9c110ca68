import type { Context } from '#context.ts'
import { tellPeople } from '#notifications/tell-people.ts'
import { openAccountIds } from '#people/find-person.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { endOf, isComplete, periodBefore } from './statement.ts'
import { saveNotificationProgress, lockUnnotified, selectBookedBefore } from './notified-statement-store.ts'

const atOnce = 1_000

/**
 * Tells everybody in the app that the statement of the month before is ready, once, and not before nothing more can be
 * booked in that month. Stopped anywhere, the next run goes on there; several processes may run it.
 */
export async function tellStatements(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const period = periodBefore(now)
  if (!isComplete(period, now)) return
  while (await ctx.transaction((tx) => tellNext(ctx, tx, period)));
}

async function tellNext(ctx: Context, tx: Tx, period: string): Promise<boolean> {
  const unnotified = await lockUnnotified(tx, period)
  if (unnotified === undefined) return false
  const ids = await openAccountIds(tx, { after: unnotified.lastPersonId ?? undefined, limit: atOnce })
  const booked = await selectBookedBefore(tx, ids, endOf(period))
  await tellPeople(ctx, tx, booked, { kind: 'statement_ready', facts: { period } })
  await saveNotificationProgress(tx, period, ids.at(-1))
  if (ids.length === 0) noteChange(tx, everyone, 'notifications')
  return ids.length > 0
}
