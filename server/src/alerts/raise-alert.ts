import { alertKind, type AlertFacts, type AlertKind } from '@evenmoor/contract/staff-alerts'
import type { Context } from '#context.ts'
import type { Letter } from '#mails/letter.ts'
import { mailStaff } from '#people/staff-accounts/mail-staff.ts'
import type { Tx } from '#platform/database/pool.ts'
import { openOrFind } from './alert-store.ts'

/** What comes again within this time is the same trouble: staff are mailed of it once. */
export const mailedOnceMs = 3_600_000

/**
 * Alerts staff: a line in the console while it stands, and one mail. Cheap, and safe to repeat with each event of a flood:
 * of the same kind and subject one alert stands, and counts. The mail is written by the watch, within a minute, one for all
 * that is new.
 */
export async function raiseAlert(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { kind, subject = '', facts = {} }: { kind: AlertKind; subject?: string; facts?: AlertFacts },
): Promise<void> {
  const at = ctx.clock.now()
  await openOrFind(tx, { kind, subject, facts, at, mailedSince: new Date(at.getTime() - mailedOnceMs) })
}

/** Mails one alert to its staff at once. The caller is responsible for what the console shows. */
export const mailAlert = (ctx: Context, tx: Tx, kind: AlertKind, letter: Letter): Promise<void> =>
  mailStaff(ctx, tx, alertKind(kind).mailedTo, letter)
