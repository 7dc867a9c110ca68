import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Credentials } from './check-credentials.ts'
import { forgetFailures } from './login-failure-store.ts'
import { type Person, updatePerson, updateWithoutSecondFactor } from '../person-store.ts'

/** Replaces an older hash with one made at today's costs. */
export const updatePasswordHash = (tx: Tx, personId: string, newHash: string): Promise<void> =>
  updatePerson(tx, personId, { password_hash: newHash })

/** Records a login and resets the count of wrong passwords. */
export async function recordLogin(ctx: Context, tx: Tx, person: Person): Promise<void> {
  await updatePerson(tx, person.id, { last_signed_in_at: ctx.clock.now() })
  await forgetFailures(tx, person.email_key)
}

/**
 * The same after a password check, unless a second factor is on: then nothing is recorded and the result is false. A
 * newer hash replaces the old one. The person stays locked until the transaction ends.
 */
export async function recordPasswordLogin(
  ctx: Context,
  tx: Tx,
  { person, newHash, hadFailures }: Credentials,
): Promise<boolean> {
  const isNoted = await updateWithoutSecondFactor(tx, person.id, {
    last_signed_in_at: ctx.clock.now(),
    ...(newHash === undefined ? {} : { password_hash: newHash }),
  })
  if (isNoted && hadFailures) await forgetFailures(tx, person.email_key)
  return isNoted
}
