import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest, tooMany } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limit.ts'
import { stateRefusal } from './account-state.ts'
import { emailKey } from './email-address.ts'
import { forEveryone, limits, perAccount, perAddress } from './limits.ts'
import { addFailure, findFailures } from './login-failure-store.ts'
import { failuresMax, waitLeftMs } from './login-pace.ts'
import { isPasswordTooLong } from './password.ts'
import { hashPassword, isPassword, needsNewHash } from './password-hash.ts'
import { type Person, findPersonByEmail } from './person-store.ts'

/** The spec's text for a failed login (section 8): the same for a wrong password and an unknown address. */
const failed = 'Login failed. Please check your credentials and try again.'

/** Who logs in, and their password's hash under today's costs when the stored one is older. */
export type Credentials = { readonly person: Person; readonly newHash: string | undefined }

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
  // Depends on what was typed alone, so it tells nothing, and it costs nothing.
  if (isPasswordTooLong(given.password)) throw badRequest(failed)
  await assertPace(ctx, key)
  const hit = await countHit(ctx, [
    perAccount(limits.login.account, key),
    perAddress(limits.login.address, origin),
    forEveryone(limits.login.everyone),
  ])
  const person = await findPersonByEmail(ctx.db, key)
  const right = await isPassword(given.password, person?.password_hash).catch(async (error: unknown) => {
    await hit.giveBack()
    throw error
  })
  if (!right || person === undefined) {
    await addFailure(ctx.db, key, ctx.clock.now())
    throw badRequest(failed)
  }
  await hit.giveBack()
  assertMayLogIn(person)
  const stale = person.password_hash !== null && needsNewHash(person.password_hash)
  return { person, newHash: stale ? await hashPassword(given.password) : undefined }
}

async function assertPace(ctx: Context, key: string): Promise<void> {
  const failures = await findFailures(ctx.db, key)
  if (failures === undefined) return
  if (failures.inARow >= failuresMax) {
    throw badRequest(
      'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.',
    )
  }
  const waitMs = waitLeftMs(failures, ctx.clock.now())
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000))
}

function assertMayLogIn(person: Person): void {
  const refusal = stateRefusal(person.state, person.state_reason)
  if (refusal !== undefined) throw badRequest(refusal)
  if (person.verified_at === null) {
    throw badRequest(
      'Your address is not confirmed yet. Type the six-digit code from our mail; to get a new one, sign up again with this address.',
    )
  }
}
