import { alertKind, type AlertKind } from '@evenmoor/contract/staff-alerts'
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Condition } from './conditions.ts'
import { conditionKinds, findConditions } from './conditions.ts'
import { deleteEndedBefore, endAlerts, selectOpenAlerts } from './alert-store.ts'
import { mailNewAlerts } from './mail-alerts.ts'
import { raiseAlert } from './raise-alert.ts'

/** Any number, as long as it stays the same: one process at a time. */
const watchLock = 4_201_840

/** Alerts that are over are kept for the console so long. */
const keptMs = 90 * dayMs

/**
 * One round: raises what is found wrong, ends what is over, and mails what is new. Every process may run it, also several
 * at once: one of them does it.
 */
export async function watchAlerts(ctx: Context): Promise<void> {
  const found = await findConditions(ctx)
  await ctx.transaction(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${watchLock}) as mine`.execute(tx)
    if (rows[0]?.mine !== true) return
    for (const condition of found) await raiseAlert(ctx, tx, condition)
    await endWhatIsOver(ctx, tx, found)
    await mailNewAlerts(ctx, tx)
  })
  await deleteEndedBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
}

async function endWhatIsOver(ctx: Context, tx: Tx, found: readonly Condition[]): Promise<void> {
  const now = ctx.clock.now()
  const nameOf = ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`
  const still = new Set(found.map(nameOf))
  const over = (await selectOpenAlerts(tx)).filter((alert) => {
    const kind = alert.kind as AlertKind
    if (conditionKinds.has(kind)) return !still.has(nameOf(alert))
    const lastsMs = alertKind(kind)?.lastsMs
    // One of a kind that this version does not know is another's to end.
    return lastsMs !== undefined && now.getTime() - alert.found_at.getTime() > lastsMs
  })
  await endAlerts(
    tx,
    over.map(({ id }) => id),
    now,
  )
}
