import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { tryAgain } from '#platform/database/transaction.ts'
import { isUnconfirmed, lockFormerEmailOwner } from '#people/email-holders/email-holder.ts'
import { forgetSecrets } from '#people/one-time-secrets/forget-secrets.ts'
import { lockPersonByEmail, updatePerson } from '../person-store.ts'
import { forgetForms } from '#people/sign-up/forget-forms.ts'

const uniqueViolation = '23505'

/**
 * Runs work that assigns an address with `claimEmail`. If another transaction takes the address in between, everything
 * is rolled back and run once more; then the new holder is found.
 */
export const retryingClaim = <T>(work: () => Promise<T>): Promise<T> => tryAgain(work, [uniqueViolation])

/**
 * Whether the person may have this address. An unconfirmed sign-up loses it: otherwise a stranger could block an owner
 * by signing up. That row stays, deactivated and without an address. A former owner keeps it for as long as they can
 * undo their change.
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
