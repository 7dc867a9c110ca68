import type { Tx } from '#platform/database/pool.ts'
import { forgetReplacedEmails } from '#people/email-holders/replaced-emails.ts'
import { deleteEmailChange } from './email-change-store.ts'

/** Cancels a pending change of address. */
export const cancelEmailChange = (tx: Tx, personId: string): Promise<void> => deleteEmailChange(tx, personId)

/** Removes a pending change, and the links that undo earlier ones. */
export async function forgetEmailChanges(tx: Tx, personId: string): Promise<void> {
  await deleteEmailChange(tx, personId)
  await forgetReplacedEmails(tx, personId)
}
