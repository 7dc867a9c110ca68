import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { assertOpen, getPerson, lockOpenPerson, shareLockPerson, updatePerson } from './person-store.ts'
import { recordAudit } from './record-audit.ts'
import { dayMs } from '#platform/clock.ts'

/**
 * Keeps a person from paying in and investing for some days, and gives the moment it ends. A break that is on is
 * never made shorter. Whatever was under way is done before this returns: see `assertNoBreak`.
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

/** Until when somebody's break lasts; null when there is none. */
export const breakOf = async (ctx: Context, tx: Tx, personId: string): Promise<Date | null> =>
  stillAhead(ctx, (await getPerson(tx, personId)).break_until)

/**
 * Throws 409 while the person takes a break, and 401 where they closed their account meanwhile. Holds a shared lock on the
 * person until the transaction ends, so that a break begins before this or after all that follows it, never in between.
 */
export async function assertNoBreak(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const person = await shareLockPerson(tx, personId)
  assertOpen(person)
  const until = stillAhead(ctx, person.break_until)
  if (until === null) return
  throw conflict(
    `You are taking a break until ${until.toISOString().slice(0, 16).replace('T', ' at ')} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.`,
  )
}

const stillAhead = (ctx: Context, until: Date | null): Date | null =>
  until !== null && until > ctx.clock.now() ? until : null
