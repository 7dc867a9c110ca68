import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deleteSecretsOf } from './one-time-secret-store.ts'
import { lockPersonByEmail, updatePerson } from './person-store.ts'

/**
 * Whether the person may have this address. Somebody who signed up with it and never confirmed it loses it: otherwise
 * a stranger could keep an owner from it by signing up. Their row stays, deactivated and without an address.
 */
export async function freeAddress(ctx: Context, tx: Tx, key: string, personId: string): Promise<boolean> {
  const holder = await lockPersonByEmail(tx, key)
  if (holder === undefined || holder.id === personId) return true
  if (holder.verified_at !== null || holder.staff_role !== null) return false
  const gone = `nobody-${holder.id}@address.invalid`
  await deleteSecretsOf(tx, holder.id)
  await updatePerson(tx, holder.id, {
    email: gone,
    email_key: gone,
    password_hash: null,
    state: 'deactivated',
    state_reason: 'the address was never confirmed',
    closed_at: ctx.clock.now(),
  })
  return true
}
