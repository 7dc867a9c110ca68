import { type AlertFacts, type AlertKind, alertKind } from '@evenmoor/contract/staff-alerts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { staffWithPermission } from '#people/staff-accounts/staff-with-permission.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alertsMail, type Unmailed } from './mails.ts'
import { lockUnmailed, markMailed } from './alert-store.ts'

/** Mails new alerts: one mail to each reader with all that concern them, and one with all to the operator's inbox. */
export async function mailNewAlerts(ctx: Context, tx: Tx): Promise<void> {
  const rows = await lockUnmailed(tx, 200)
  const alerts = rows.filter(isKnown)
  if (alerts.length === 0) return
  for (const [email, concerning] of await readersOf(ctx, tx, alerts)) {
    await mailTo(ctx, tx, { email, locale: 'en' }, alertsMail(ctx.config.publicUrl, concerning))
  }
  await markMailed(
    tx,
    alerts.map(({ id }) => id),
    ctx.clock.now(),
  )
}

/** A newer version may have raised one that this does not know: that one's to mail. */
const isKnown = <Row extends { kind: string; facts: unknown }>(
  row: Row,
): row is Row & { kind: AlertKind; facts: AlertFacts } => alertKind(row.kind as AlertKind) !== undefined

async function readersOf(
  ctx: Context,
  tx: Tx,
  alerts: readonly Unmailed[],
): Promise<ReadonlyMap<string, readonly Unmailed[]>> {
  const readers = new Map<string, Unmailed[]>()
  for (const alert of alerts) {
    const staff = await staffWithPermission(tx, alertKind(alert.kind).mailedTo)
    for (const email of new Set([ctx.config.contactEmail, ...staff.map((person) => person.email)])) {
      readers.set(email, [...(readers.get(email) ?? []), alert])
    }
  }
  return readers
}
