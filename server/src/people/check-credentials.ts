import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { stateRefusal } from './account-state.ts'
import { emailKey } from './email-address.ts'
import { hashPassword, needsNewHash } from './password-hash.ts'
import { type Person, findPersonByEmail } from './person-store.ts'
import { type ProvenPassword, provePassword } from './prove-password.ts'

/** The spec's text for a failed login (section 8): the same for a wrong password and an unknown address. */
const failed = 'Login failed. Please check your credentials and try again.'

/** Who logs in, and their password's hash under today's costs when the stored one is older. */
export type Credentials = ProvenPassword & { readonly newHash: string | undefined }

/**
 * Checks an address and password. Refusals are 400, not 401: a 401 would make the client renew its token
 * (spec, section 8). State and missing confirmation are told to whoever has the right password only. Wrong passwords
 * slow the next try down, for an address that nobody has too. What was counted is the caller's to give back. Opens its
 * own transactions.
 */
export async function checkCredentials(
  ctx: Context,
  given: { email: string; password: string },
  origin: Origin,
): Promise<Credentials> {
  const key = emailKey(given.email)
  const find = () => findPersonByEmail(ctx.db, key)
  const proven = await provePassword(ctx, { key, password: given.password, find }, origin)
  if (proven === undefined) throw badRequest(failed)
  const { person, hit } = proven
  try {
    assertMayLogIn(person)
    const stale = person.password_hash !== null && needsNewHash(person.password_hash)
    return { ...proven, newHash: stale ? await hashPassword(given.password) : undefined }
  } catch (error) {
    await hit.giveBack()
    throw error
  }
}

/** Throws 400 with the reason when somebody who has proven who they are may not log in all the same. */
export function assertMayLogIn(person: Person): void {
  const refusal = stateRefusal(person.state, person.state_reason)
  if (refusal !== undefined) throw badRequest(refusal)
  if (person.verified_at === null) {
    throw badRequest(
      'Your address is not confirmed yet. Type the six-digit code from our mail; to get a new one, sign up again with this address.',
    )
  }
}
