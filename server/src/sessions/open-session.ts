import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { uuidv7 } from '#platform/ids.ts'
import { insertSession } from './session-store.ts'
import { tellOfNewDevice } from './new-device.ts'
import type { SessionProof } from './caller.ts'
import { accessExpiry, familyOf, firstRefresh, randomToken, sessionExpiry, tokenHash } from './token.ts'

const sessionsMax = 10

/**
 * Begins a session for a person who has proven who they are; the tokens are told once and stored as
 * hashes. Of more than ten sessions the oldest ends. Somebody who logs in from a new kind of device is mailed. The
 * person must be locked already: two logins in the same moment would both keep what the other adds.
 */
export async function openSession(
  ctx: Context,
  tx: Tx,
  personId: string,
  origin: Origin,
  proof: SessionProof = 'password',
): Promise<Tokens> {
  const now = ctx.clock.now()
  const access = randomToken()
  const refresh = firstRefresh()
  const session = {
    id: uuidv7(),
    person_id: personId,
    family_hash: tokenHash(familyOf(refresh)),
    access_hash: tokenHash(access),
    access_expires_at: accessExpiry(now),
    refresh_hash: tokenHash(refresh),
    refreshed_at: now,
    created_at: now,
    last_used_at: now,
    expires_at: sessionExpiry(now, now),
    user_agent: origin.userAgent,
    address: origin.address,
    proof,
  }
  await insertSession(tx, session, { keep: sessionsMax, reason: 'too_many' })
  await tellOfNewDevice(ctx, tx, personId, origin)
  return { access, refresh, user_id: personId }
}
