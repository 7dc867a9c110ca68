import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import type { Credentials } from '#people/credentials/check-credentials.ts'
import { tryAgain } from '#platform/database/transaction.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { roomIn } from '#platform/rate-limits/rate-limit.ts'
import { uuidv7 } from '#platform/ids.ts'
import { deviceOf, maskedAddress } from './device.ts'
import { insertSession, logInAtOnce } from './session-store.ts'
import { tellUnusualLogin } from './tell-unusual-login.ts'
import type { SessionProof } from './caller.ts'
import { accessExpiry, familyOf, firstRefresh, randomToken, sessionExpiry, tokenHash } from './token.ts'

/** Of more than ten sessions the oldest ends. */
const limit = { keep: 10, reason: 'too_many' }

/**
 * Begins a session for a person who has proven who they are; the tokens are told once and stored as
 * hashes. Of a new kind of device, or a network not used before, the owner is told. The person must be locked already: two logins in the
 * same moment would both keep what the other adds.
 */
export async function openSession(
  ctx: Context,
  tx: Tx,
  personId: string,
  origin: Origin,
  proof: SessionProof = 'password',
): Promise<Tokens> {
  const { tokens, session } = newSession(ctx, personId, origin, proof)
  await insertSession(tx, session, limit)
  noteOpened(ctx, session)
  await tellUnusualLogin(ctx, tx, personId, origin)
  return tokens
}

/**
 * The same in one statement, with all else that a right password brings: the time of the login and a newer hash are
 * kept. Undefined, and nothing done, where wrong passwords were typed before, one of
 * the limits is full, a second factor is on, the kind of device or the network is new, or the person is not any more as the password was judged. Opens its own
 * transactions.
 */
export async function openSessionAtOnce(
  ctx: Context,
  { person, newHash, hadFailures, counted, spraying }: Credentials,
  origin: Origin,
): Promise<Tokens | undefined> {
  if (hadFailures) return undefined
  const { tokens, session } = newSession(ctx, person.id, origin, 'password')
  const login = {
    session,
    judged: person,
    device: deviceOf(origin.userAgent),
    place: maskedAddress(origin.address),
    newHash,
    room: roomIn(ctx, [...counted, ...spraying]),
  }
  if (!(await tryAgain(() => logInAtOnce(ctx.db, login, limit)))) return undefined
  noteOpened(ctx, session)
  return tokens
}

/** For the operator's log, without the origin: the session's row keeps that, for as long as people are told. */
function noteOpened(
  { log }: Context,
  { id, person_id: person, proof }: ReturnType<typeof newSession>['session'],
): void {
  log.info({ person, session: id, proof }, 'a session began')
}

function newSession(ctx: Context, personId: string, origin: Origin, proof: SessionProof) {
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
  return { tokens: { access, refresh, user_id: personId }, session }
}
