import type { SecondFactorNeeded, Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { methodsOf } from '#factors/prove-second-factor.ts'
import { type Credentials, checkCredentials, lockAsProven } from '#people/credentials/check-credentials.ts'
import { issueLinkToken } from '#people/one-time-secrets/issue-secret.ts'
import { updatePasswordHash, recordPasswordLogin } from '#people/credentials/record-login.ts'
import { lifetimeMs } from '#people/one-time-secrets/one-time-secret.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { openSession, openSessionAtOnce } from './open-session.ts'

/**
 * Opens a session for the right address and password; with a second factor on, gives a ticket for the second step instead.
 * Refusals as in `checkCredentials`: what a session of a locked or suspended account may do is decided at each request, not
 * here. Opens its own transactions.
 */
export async function logIn(
  ctx: Context,
  given: { email: string; password: string; acceptsLimited: boolean },
  origin: Origin,
): Promise<Tokens | SecondFactorNeeded> {
  const credentials = await checkCredentials(ctx, given, origin)
  const opened = await openSessionAtOnce(ctx, credentials, origin)
  if (opened !== undefined) return opened
  return logInStepByStep(ctx, credentials, origin)
}

/**
 * Where a second factor is asked for, or the device is new: then there is a ticket to give or a mail to send. And where the
 * person was changed while the hash was made.
 */
async function logInStepByStep(
  ctx: Context,
  credentials: Credentials,
  origin: Origin,
): Promise<Tokens | SecondFactorNeeded> {
  const { person, newHash } = credentials
  return ctx.transaction(async (tx) => {
    await lockAsProven(ctx, tx, credentials, origin)
    if (await recordPasswordLogin(ctx, tx, credentials)) {
      return openSession(ctx, tx, person.id, origin, 'password')
    }
    if (newHash !== undefined) await updatePasswordHash(tx, person.id, newHash)
    return ticketFor(ctx, tx, person.id, await methodsOf(tx, person.id))
  })
}

async function ticketFor(
  ctx: Context,
  tx: Tx,
  personId: string,
  methods: SecondFactorNeeded['second_factor']['methods'],
): Promise<SecondFactorNeeded> {
  const ticket = await issueLinkToken(ctx, tx, personId, 'login_ticket')
  const expiresAt = new Date(ctx.clock.now().getTime() + lifetimeMs.login_ticket)
  return { second_factor: { ticket, methods, expires_at: expiresAt.toISOString() } }
}
