import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { loginRefusal } from '#people/account-status/login-refusal.ts'
import { emailKey } from '../email-address.ts'
import { hashPassword, needsNewHash } from '#people/passwords/password-hash.ts'
import type { LoginPerson } from './login-store.ts'
import { getPerson, lockPerson, type Person } from '../person-store.ts'
import { assertMayTell, type ProvenPassword, provePassword } from './prove-password.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'

/** The spec's text for a failed login (section 8): the same for a wrong password and an unknown address. */
const wrong = () => badRequest('Login failed. Please check your credentials and try again.')

/** Who logs in, and their password's hash under today's costs when the stored one is older. */
export type Credentials = ProvenPassword & {
  readonly newHash: string | undefined
  /** A locked or suspended account is let in too. */
  readonly acceptsLimited: boolean
}

/**
 * Checks an address and password. Refusals are 400, not 401: a 401 would make the client renew its token
 * (spec, section 8). State and missing confirmation are told to whoever has the right password only. Wrong passwords
 * slow the next try down, for an address that nobody has too. Opens its own transactions.
 */
export async function checkCredentials(
  ctx: Context,
  given: { email: string; password: string; acceptsLimited: boolean },
  origin: Origin,
): Promise<Credentials> {
  const key = emailKey(given.email)
  const proven = await provePassword(ctx, { key, password: given.password }, origin)
  if (proven === undefined) throw wrong()
  const { acceptsLimited } = given
  const person = mayLogIn(proven.person, acceptsLimited)
    ? proven.person
    : await lookAgain(ctx, proven, acceptsLimited)
  const isOld = person.password_hash !== null && needsNewHash(ctx, person.password_hash)
  const newHash = isOld ? await hashPassword(ctx, given.password) : undefined
  return { ...proven, person, newHash, acceptsLimited }
}

/**
 * What there is to tell of an account that may not be used is read only now: those that may be are logged in with no
 * statement more. Gives the person where the account was opened in the meantime.
 */
async function lookAgain(
  ctx: Context,
  proven: ProvenPassword,
  acceptsLimited: boolean,
): Promise<LoginPerson> {
  // Tells that the password was right.
  await assertMayTell(ctx, proven)
  const { person } = proven
  const { state, verified_at, ...rest } = await getPerson(ctx.db, person.id)
  assertMayLogIn({ ...rest, state, verified_at }, acceptsLimited)
  // With the hash that the password was judged by: one that was set since then opens nothing.
  return { ...person, state, verified_at }
}

/**
 * Locks the person until the transaction ends, and throws what `checkCredentials` throws where the password was replaced or
 * the account closed off since: the hash takes its time, and who changed it meanwhile wanted nobody in by the old one.
 * Throws 429 where a right password may not be told any more.
 */
export async function lockAsProven(ctx: Context, tx: Tx, credentials: Credentials): Promise<void> {
  const { person, acceptsLimited } = credentials
  // The limits before the person, as in the statement that does it at once: no two transactions wait for each other.
  await assertMayTell(ctx, credentials, tx)
  const now = await lockPerson(tx, person.id)
  if (now.password_hash !== person.password_hash) throw wrong()
  assertMayLogIn(now, acceptsLimited)
}

/**
 * Throws 400 with the reason when somebody who has proven who they are may not log in all the same. A locked or suspended
 * account lets in only who accepts that little works there.
 */
export function assertMayLogIn(person: Person, acceptsLimited: boolean): void {
  if (mayLogIn(person, acceptsLimited)) return
  // Nobody who waits for confirmation has a password yet: whoever signed up could else learn that the address was free.
  throw loginRefusal(person) ?? wrong()
}

const mayLogIn = ({ state, verified_at }: LoginPerson, acceptsLimited: boolean): boolean =>
  verified_at !== null && (state === 'active' || (acceptsLimited && limitedStateOf(state) !== null))
