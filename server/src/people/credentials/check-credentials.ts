import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { loginRefusal } from '#people/account-status/login-refusal.ts'
import { emailKey } from '../email-address.ts'
import { hashPassword, needsNewHash } from './password-hash.ts'
import type { LoginPerson } from './login-store.ts'
import { getPerson, lockPerson, type Person } from '../person-store.ts'
import { assertMayTell, type ProvenPassword, provePassword } from './prove-password.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'

/** The spec's text for a failed login (section 8): the same for a wrong password and an unknown address. */
const wrong = () => badRequest('login_failed')

/** Who is logging in, and the new hash when the stored one was made with older costs. */
export type Credentials = ProvenPassword & {
  readonly newHash: string | undefined
  /** Locked and suspended accounts may log in too. */
  readonly acceptsLimited: boolean
}

/**
 * Checks an email address and password. Refusals are 400, not 401: a 401 would make the client renew its token (spec,
 * section 8). The account's state and a missing confirmation are revealed only with the right password. Wrong passwords
 * delay the next try, also for unknown addresses. Opens its own transactions.
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
    : await lookAgain(ctx, proven, { acceptsLimited, origin })
  const isOld = person.password_hash !== null && needsNewHash(ctx, person.password_hash)
  const newHash = isOld ? await hashPassword(ctx, given.password) : undefined
  return { ...proven, person, newHash, acceptsLimited }
}

/**
 * Reads why an account may not be used only when needed, so that a normal login costs no extra statement. Returns the
 * person if the account was reopened in the meantime.
 */
async function lookAgain(
  ctx: Context,
  proven: ProvenPassword,
  { acceptsLimited, origin }: { acceptsLimited: boolean; origin: Origin },
): Promise<LoginPerson> {
  // This reveals that the password was right.
  await ctx.transaction((tx) => assertMayTell(ctx, proven, { tx, origin }))
  const { person } = proven
  const { state, verified_at, ...rest } = await getPerson(ctx.db, person.id)
  assertMayLogIn({ ...rest, state, verified_at }, acceptsLimited)
  // With the hash that the password was checked against: a newer one must not open anything.
  return { ...person, state, verified_at }
}

/**
 * Locks the person until the transaction ends. Throws like `checkCredentials` when the password was replaced or the
 * account closed in the meantime: hashing takes time, and whoever changed it wanted the old one to stop working. Throws
 * 429 when a right password may no longer be revealed.
 */
export async function lockAsProven(
  ctx: Context,
  tx: Tx,
  credentials: Credentials,
  origin: Origin,
): Promise<void> {
  const { person, acceptsLimited } = credentials
  // The limits before the person, in the same order as the single statement, so that no two transactions deadlock.
  await assertMayTell(ctx, credentials, { tx, origin })
  const now = await lockPerson(tx, person.id)
  if (now.password_hash !== person.password_hash) throw wrong()
  assertMayLogIn(now, acceptsLimited)
}

/**
 * Throws 400 with the reason when a person with valid credentials still may not log in. A locked or suspended account
 * accepts only a login that accepts limited access.
 */
export function assertMayLogIn(person: Person, acceptsLimited: boolean): void {
  if (mayLogIn(person, acceptsLimited)) return
  // Unconfirmed people have no password yet; otherwise a sign-up could reveal that the address was free.
  throw loginRefusal(person) ?? wrong()
}

const mayLogIn = ({ state, verified_at }: LoginPerson, acceptsLimited: boolean): boolean =>
  verified_at !== null && (state === 'active' || (acceptsLimited && limitedStateOf(state) !== null))
