import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import {
  blankOrigins,
  countLive,
  deleteKnownDevices,
  endAllBut,
  endSessionsOf,
  lockOwnSession,
  updateSession,
} from './session-store.ts'

/** Ends one of the own sessions at once. Throws 404 for any other, and for one that has ended. */
export async function endOwnSession(ctx: Context, tx: Tx, id: string, personId: string): Promise<void> {
  const session = await lockOwnSession(tx, id, personId)
  if (session === undefined) throw notFound('session_not_found')
  await updateSession(tx, session.id, { ended_at: ctx.clock.now(), end_reason: 'ended_by_owner' })
  noteChange(tx, personId, 'sessions')
}

/** Ends all own sessions except the caller's. Returns their number. */
export function endOtherSessions(
  ctx: Context,
  tx: Tx,
  { personId, sessionId }: Caller,
  reason = 'ended_by_owner',
): Promise<number> {
  noteChange(tx, personId, 'sessions')
  return endAllBut(tx, personId, sessionId, { at: ctx.clock.now(), reason })
}

/** Ends every session of a person. */
export function endEverySession(ctx: Context, tx: Tx, personId: string, reason: string): Promise<void> {
  noteChange(tx, personId, 'sessions')
  return endSessionsOf(tx, personId, { at: ctx.clock.now(), reason })
}

/** Ends every session of an account that is being closed, and forgets where it was used from. */
export async function forgetSessions(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await endEverySession(ctx, tx, personId, 'account_closed')
  await blankOrigins(tx, personId)
  await deleteKnownDevices(tx, personId)
}

/** How many sessions of a person are open. */
export const openSessionsOf = (tx: Tx, personId: string, now: Date): Promise<number> =>
  countLive(tx, personId, now)
