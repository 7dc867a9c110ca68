/** That a staff member has reviewed a day's figures, and found them right or explained the difference. */
import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { type DayRow, selectDay } from './by-day.ts'
import { nothingMoved } from './nothing-moved.ts'
import { endSignOff, insertSignOff, lockSignOff, type SignedFigures } from './sign-off-store.ts'

/** Why a day cannot be signed off yet, in words; undefined when it can. */
export const signOffRefusal = (day: string, now: Date): Refusal | undefined =>
  day < utcDay(now) ? undefined : because('day_not_over')

/** A day's figures as they are signed. */
export const figuresOf = (rows: readonly DayRow[]): SignedFigures =>
  Object.fromEntries(
    rows.map(({ asset, ledger, outside }) => [
      asset,
      { ledger: ledger.toString(), outside: outside.toString() },
    ]),
  )

/**
 * Signs off a day, all its assets. Throws a 404 where nothing moved, a 409 before the day is over and when a colleague was
 * faster, and a 400 without a note where the ledger and the outside differ.
 */
export async function signOffDay(
  ctx: Context,
  tx: Tx,
  { day, staffId, note }: { day: string; staffId: string; note: string },
): Promise<void> {
  const at = ctx.clock.now()
  if (signOffRefusal(day, at) !== undefined) throw conflict('day_not_over_unsigned')
  const rows = await selectDay(tx, day)
  if (rows.length === 0) throw await nothingMoved(tx, day)
  const differing = rows.filter(({ ledger, outside }) => ledger !== outside).map(({ asset }) => asset)
  if (differing.length > 0 && note === '') {
    throw badField('note', 'difference_note_missing', { assets: differing.join(', ') })
  }
  const figures = figuresOf(rows)
  const isFirst = await insertSignOff(tx, { day, staffId, at, note: note === '' ? null : note, figures })
  if (!isFirst) {
    const standing = await lockSignOff(tx, day)
    if (standing?.signed_by_name == null) throw conflict('changed_meanwhile', { last_act: [] })
    throw conflict('day_signed_already', { name: standing.signed_by_name })
  }
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'reconciliation.signed_off',
    subject: `day/${day}`,
    before: { signed_off: false },
    after: { signed_off: true, differing, figures },
    ...(note !== '' && { reason: note }),
  })
}

/** Revokes a day's sign-off, so that it must be checked again. 409 when there is none. */
export async function takeBackSignOff(
  ctx: Context,
  tx: Tx,
  { day, staffId, reason }: { day: string; staffId: string; reason: string },
): Promise<void> {
  const standing = await lockSignOff(tx, day)
  if (standing === undefined) throw conflict('day_not_signed')
  await endSignOff(tx, standing.id, { staffId, at: ctx.clock.now(), reason })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'reconciliation.sign_off_taken_back',
    subject: `day/${day}`,
    before: { signed_off: true, by: standing.signed_by_name, at: standing.signed_at.toISOString() },
    after: { signed_off: false },
    reason,
  })
}
