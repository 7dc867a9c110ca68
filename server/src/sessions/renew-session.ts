import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { isDeactivated } from '#people/find-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { unauthorized } from '#platform/problems.ts'
import { freezeLink } from '#people/account-freeze/freeze-link.ts'
import { reusedTokenMail } from './mails.ts'
import { type Session, lockFamily, updateSession } from './session-store.ts'
import {
  accessExpiry,
  familyOf,
  graceSeconds,
  newRenewalSalt,
  sessionExpiry,
  successors,
  tokenHash,
} from './token.ts'

export type Renewed = { readonly access: string; readonly refresh: string }

/**
 * Exchanges a refresh token for its successors. The one before the newest gives the same successors again for
 * 60 s, so that a lost answer or a second tab signs nobody out. Any older token of the family, or that one later,
 * has been in two hands: the session ends and its owner is told. Throws 401. Opens its own transaction.
 */
export async function renewSession(ctx: Context, refresh: string): Promise<Renewed> {
  const renewed = await ctx.transaction(async (tx) => {
    const session = await lockFamily(tx, tokenHash(familyOf(refresh)))
    if (session === undefined || !isLive(session, ctx.clock.now())) return undefined
    if (await isDeactivated(tx, session.person_id)) return undefined
    return exchange(ctx, tx, session, refresh)
  })
  // Thrown after the commit: a family that ended must stay ended.
  if (renewed === undefined) throw unauthorized()
  return renewed
}

const isLive = (session: Session, now: Date): boolean => session.ended_at === null && session.expires_at > now

async function exchange(
  ctx: Context,
  tx: Tx,
  session: Session,
  refresh: string,
): Promise<Renewed | undefined> {
  const now = ctx.clock.now()
  const hash = tokenHash(refresh)
  if (session.refresh_hash.equals(hash)) {
    const salt = newRenewalSalt()
    const next = successors(refresh, salt)
    await updateSession(tx, session.id, {
      renewal_salt: salt,
      previous_refresh_hash: hash,
      refresh_hash: tokenHash(next.refresh),
      access_hash: tokenHash(next.access),
      access_expires_at: accessExpiry(now),
      refreshed_at: now,
      last_used_at: now,
      expires_at: sessionExpiry(now, session.created_at),
    })
    return next
  }
  const graceEndsAt = session.refreshed_at.getTime() + graceSeconds * 1000
  if (session.previous_refresh_hash?.equals(hash) === true && now.getTime() <= graceEndsAt) {
    return successors(refresh, session.renewal_salt)
  }
  await endForReuse(ctx, tx, session, now)
  return undefined
}

async function endForReuse(ctx: Context, tx: Tx, session: Session, now: Date): Promise<void> {
  ctx.log.warn(
    { session: session.id, person: session.person_id },
    'a spent refresh token was used: session ended',
  )
  await updateSession(tx, session.id, { ended_at: now, end_reason: 'token_reuse' })
  noteChange(tx, session.person_id, 'sessions')
  const links = await freezeLink(ctx, tx, session.person_id)
  const letter = reusedTokenMail(ctx.config.publicUrl, links)
  await tellPerson(ctx, tx, session.person_id, { kind: 'session_ended', facts: {} }, letter)
}
