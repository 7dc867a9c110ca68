import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { getPerson, lockOpenPerson, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { dayMs } from '#platform/clock.ts'

/**
 * Stops a person from depositing and investing for some days; returns when that ends. A break is never shortened.
 * Anything in progress finishes before this returns: see `assertMayPayIn`.
 */
export async function takeBreak(ctx: Context, tx: Tx, personId: string, days: number): Promise<Date> {
  const now = ctx.clock.now()
  const { break_until: before } = await lockOpenPerson(tx, personId)
  const asked = new Date(now.getTime() + days * dayMs)
  const until = before !== null && before > asked ? before : asked
  await updatePerson(tx, personId, { break_until: until })
  await recordAudit(ctx, tx, { actorId: personId, action: 'break.taken', subject: `person:${personId}` })
  return until
}

/** When the person's break ends; null when there is none. */
export const breakOf = async (ctx: Context, tx: Tx, personId: string): Promise<Date | null> =>
  unlessOver(ctx, (await getPerson(tx, personId)).break_until)

/** The end of a current break; null when it is over. */
export const unlessOver = (ctx: Context, until: Date | null): Date | null =>
  until !== null && until > ctx.clock.now() ? until : null
