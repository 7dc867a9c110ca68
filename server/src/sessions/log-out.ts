import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { lockFamily, updateSession } from './session-store.ts'
import { familyOf, tokenHash } from './token.ts'

/**
 * Ends the session that a refresh token belongs to; its access token is dead at once. An unknown token, one
 * of a session that has ended, and one of somebody else than the caller change nothing and are no error.
 */
export async function logOut(
  ctx: Context,
  tx: Tx,
  refresh: string,
  caller: Caller | undefined,
): Promise<void> {
  const session = await lockFamily(tx, tokenHash(familyOf(refresh)))
  if (session === undefined || session.ended_at !== null) return
  if (caller !== undefined && caller.personId !== session.person_id) return
  await updateSession(tx, session.id, { ended_at: ctx.clock.now(), end_reason: 'logout' })
  noteChange(tx, session.person_id, 'sessions')
}
