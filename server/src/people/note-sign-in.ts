import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { forgetFailures } from './login-failure-store.ts'
import { type Person, updatePerson } from './person-store.ts'

/** Puts a hash under today's costs in the place of an older one. */
export const keepNewHash = (tx: Tx, person: Person, newHash: string): Promise<void> =>
  updatePerson(tx, person.id, { password_hash: newHash })

/** Keeps that somebody signed in: wrong passwords before it are forgotten, and a newer hash replaces the old one. */
export async function noteSignIn(ctx: Context, tx: Tx, person: Person, newHash?: string): Promise<void> {
  await updatePerson(tx, person.id, {
    last_signed_in_at: ctx.clock.now(),
    ...(newHash === undefined ? {} : { password_hash: newHash }),
  })
  await forgetFailures(tx, person.email_key)
}
