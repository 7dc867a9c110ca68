import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest, tooMany } from '#platform/problems.ts'
import { countHit, type Hit } from '#platform/rate-limit.ts'
import { forEveryone, limits, perAccount, perAddress } from './limits.ts'
import { addFailure, findFailures } from './login-failure-store.ts'
import { failuresMax, waitLeftMs } from './login-pace.ts'
import { isPasswordTooLong } from './password.ts'
import { isPassword } from './password-hash.ts'
import type { Person } from './person-store.ts'

type Given = {
  /** The address by which wrong passwords are counted. */
  readonly key: string
  readonly password: string
  readonly find: () => Promise<Person | undefined>
}

/** Whose password it was, whether wrong ones were typed before, and what was counted: the caller gives it back. */
export type ProvenPassword = { readonly person: Person; readonly hadFailures: boolean; readonly hit: Hit }

/**
 * Whose password this is; undefined when it is wrong or there is no such person, after the same work. Wrong ones slow
 * the next try down (429), at the login and anywhere else a password is asked for. Opens its own transactions.
 */
export async function provePassword(
  ctx: Context,
  { key, password, find }: Given,
  origin: Origin,
): Promise<ProvenPassword | undefined> {
  // Depends on what was typed alone, so it tells nothing, and it costs nothing.
  if (isPasswordTooLong(password)) return undefined
  const hadFailures = await assertPace(ctx, key)
  const hit = await countHit(ctx, [
    perAccount(limits.login.account, key),
    perAddress(limits.login.address, origin),
    forEveryone(limits.login.everyone),
  ])
  const person = await find()
  const right = await isPassword(password, person?.password_hash).catch(async (error: unknown) => {
    await hit.giveBack()
    throw error
  })
  if (!right || person === undefined) {
    await addFailure(ctx.db, key, ctx.clock.now())
    return undefined
  }
  return { person, hadFailures, hit }
}

/** The same for somebody who is logged in already. */
export const proveOwnPassword = async (
  ctx: Context,
  person: Person,
  password: string,
  origin: Origin,
): Promise<boolean> => {
  const given = { key: person.email_key, password, find: async () => person }
  const proven = await provePassword(ctx, given, origin)
  await proven?.hit.giveBack()
  return proven !== undefined
}

/** Says whether there were wrong passwords before. */
async function assertPace(ctx: Context, key: string): Promise<boolean> {
  const failures = await findFailures(ctx.db, key)
  if (failures === undefined) return false
  if (failures.inARow >= failuresMax) {
    throw badRequest(
      'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.',
    )
  }
  const waitMs = waitLeftMs(failures, ctx.clock.now())
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000))
  return true
}
