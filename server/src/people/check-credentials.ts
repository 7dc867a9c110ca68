import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { stateRefusal } from './account-state.ts'
import { emailKey } from './email-address.ts'
import { hashPassword, needsNewHash } from './password-hash.ts'
import type { LoginPerson } from './login-store.ts'
import { lockPerson } from './person-store.ts'
import { assertMayTell, type ProvenPassword, provePassword } from './prove-password.ts'

/** The spec's text for a failed login (section 8): the same for a wrong password and an unknown address. */
const wrong = () => badRequest('Login failed. Please check your credentials and try again.')

/** Who logs in, and their password's hash under today's costs when the stored one is older. */
export type Credentials = ProvenPassword & { readonly newHash: string | undefined }

/**
 * Checks an address and password. Refusals are 400, not 401: a 401 would make the client renew its token
 * (spec, section 8). State and missing confirmation are told to whoever has the right password only. Wrong passwords
 * slow the next try down, for an address that nobody has too. Opens its own transactions.
 */
export async function checkCredentials(
  ctx: Context,
  given: { email: string; password: string },
  origin: Origin,
): Promise<Credentials> {
  const key = emailKey(given.email)
  const proven = await provePassword(ctx, { key, password: given.password }, origin)
  if (proven === undefined) throw wrong()
  const { person } = proven
  try {
    assertMayLogIn(person)
  } catch (refusal) {
    // Tells that the password was right.
    await assertMayTell(ctx, proven)
    throw refusal
  }
  const isOld = person.password_hash !== null && needsNewHash(person.password_hash)
  return { ...proven, newHash: isOld ? await hashPassword(given.password) : undefined }
}

/**
 * Locks the person until the transaction ends, and throws what `checkCredentials` throws where the password was replaced or
 * the account closed off since: the hash takes its time, and who changed it meanwhile wanted nobody in by the old one.
 * Throws 429 where a right password may not be told any more.
 */
export async function lockAsProven(ctx: Context, tx: Tx, credentials: Credentials): Promise<void> {
  const { person } = credentials
  // The limits before the person, as in the statement that does it at once: no two transactions wait for each other.
  await assertMayTell(ctx, credentials, tx)
  const now = await lockPerson(tx, person.id)
  if (now.password_hash !== person.password_hash) throw wrong()
  assertMayLogIn(now)
}

/** Throws 400 with the reason when somebody who has proven who they are may not log in all the same. */
export function assertMayLogIn(person: Pick<LoginPerson, 'state' | 'state_reason' | 'verified_at'>): void {
  const refusal = stateRefusal(person.state, person.state_reason)
  if (refusal !== undefined) throw badRequest(refusal)
  // Nobody who waits for confirmation has a password yet: whoever signed up could else learn that the address was free.
  if (person.verified_at === null) throw wrong()
}
