import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Credentials } from './check-credentials.ts'
import { forgetFailures } from './login-failure-store.ts'
import { type Person, updatePerson, updateWithoutSecondFactor } from '../person-store.ts'

/** Puts a hash under today's costs in the place of an older one. */
export const updatePasswordHash = (tx: Tx, personId: string, newHash: string): Promise<void> =>
  updatePerson(tx, personId, { password_hash: newHash })

/** Keeps that somebody signed in, and forgets the wrong passwords before it. */
export async function recordLogin(ctx: Context, tx: Tx, person: Person): Promise<void> {
  await updatePerson(tx, person.id, { last_signed_in_at: ctx.clock.now() })
  await forgetFailures(tx, person.email_key)
}

/**
 * The same for somebody who proved their password, unless a second factor is on: then nothing is kept, and the answer is no.
 * A newer hash replaces the old one. The person stays locked until the transaction ends.
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
