import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { tryAgain } from '#platform/database/transaction.ts'
import { isUnconfirmed, lockFormerEmailOwner } from './email-holder.ts'
import { forgetSecrets } from '#people/one-time-secrets/forget-secrets.ts'
import { lockPersonByEmail, updatePerson } from '../person-store.ts'
import { forgetForms } from '#people/sign-up/forget-forms.ts'

const uniqueViolation = '23505'

/**
 * Does what gives somebody an address, with `claimEmail`. Where another gets it between the look and the change, all is
 * undone and done once more: then they are found.
 */
export const retryingClaim = <T>(work: () => Promise<T>): Promise<T> => tryAgain(work, [uniqueViolation])

/**
 * Whether the person may have this address. Somebody who signed up with it and never confirmed it loses it: otherwise
 * a stranger could keep an owner from it by signing up. Their row stays, deactivated and without an address. Somebody who
 * changed it away keeps it for as long as they may undo that.
 */
export async function claimEmail(ctx: Context, tx: Tx, key: string, personId: string): Promise<boolean> {
  const former = await lockFormerEmailOwner(ctx, tx, key)
  if (former !== undefined && former.id !== personId) return false
  const holder = await lockPersonByEmail(tx, key)
  if (holder === undefined || holder.id === personId) return true
  if (!isUnconfirmed(holder)) return false
  const gone = `nobody-${holder.id}@address.invalid`
  await forgetForms(tx, holder.id)
  await forgetSecrets(tx, holder.id)
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
