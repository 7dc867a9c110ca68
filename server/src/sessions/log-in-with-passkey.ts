import type { PasskeyAssertion } from '@evenmoor/contract/factors'
import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { authenticationOptions } from '#factors/passkey-challenge.ts'
import { ownerOfPasskey, provePasskey } from '#factors/prove-passkey.ts'
import { assertMayLogIn } from '#people/credentials/check-credentials.ts'
import { lockInAnyState } from '#people/find-person.ts'
import { limits, perAddress } from '#people/limits.ts'
import { recordLogin } from '#people/credentials/record-login.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { openSession } from './open-session.ts'

/** What the browser needs to ask for any passkey of ours. Opens its own transactions. */
export async function passkeyLoginOptions(ctx: Context, origin: Origin) {
  await countHit(ctx, [perAddress(limits.passkeyOptions.address, origin)])
  return ctx.transaction((tx) => authenticationOptions(ctx, tx, { purpose: 'log_in', personId: null }))
}

/**
 * Logs in by a passkey alone: the device in the hand, and the face, finger or PIN that it verified, are two factors.
 * Throws 400 for whatever does not fit, without telling what. Opens its own transactions.
 */
export async function logInWithPasskey(
  ctx: Context,
  { response, acceptsLimited }: { response: PasskeyAssertion; acceptsLimited: boolean },
  origin: Origin,
): Promise<Tokens> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const tokens = await ctx.transaction(async (tx) => {
    const ownerId = await ownerOfPasskey(tx, response)
    // The person before the passkey, as everywhere, so that no two transactions wait for each other.
    const person = ownerId === undefined ? undefined : await lockInAnyState(tx, ownerId)
    const passkey = await provePasskey(ctx, tx, response, { purpose: 'log_in', personId: null })
    if (passkey === undefined || person === undefined || passkey.person_id !== person.id) return undefined
    assertMayLogIn(person, acceptsLimited)
    await recordLogin(ctx, tx, person)
    return openSession(ctx, tx, person.id, origin, 'second_factor')
  })
  if (tokens === undefined) {
    throw badRequest('passkey_login_failed')
  }
  await hit.giveBack()
  return tokens
}
