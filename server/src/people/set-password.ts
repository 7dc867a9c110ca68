import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { forgetFailures } from './login-failure-store.ts'
import { type Person, updatePerson } from './person-store.ts'

/** Stores a new password's hash for somebody who got here by their mailbox, which thereby is confirmed too. */
export async function setPassword(ctx: Context, tx: Tx, person: Person, passwordHash: string): Promise<void> {
  await updatePerson(tx, person.id, {
    password_hash: passwordHash,
    verified_at: person.verified_at ?? ctx.clock.now(),
  })
  await forgetFailures(tx, person.email_key)
}
