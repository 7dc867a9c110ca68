import type { Tx } from '#platform/database/pool.ts'
import { deleteEmailChange, deleteReplacedEmails } from './email-change-store.ts'

/** Voids a change of address that waits for its codes. */
export const cancelEmailChange = (tx: Tx, personId: string): Promise<void> => deleteEmailChange(tx, personId)

/** Removes a change that waits, and the links that undo earlier ones. */
export async function forgetEmailChanges(tx: Tx, personId: string): Promise<void> {
  await deleteEmailChange(tx, personId)
  await deleteReplacedEmails(tx, personId)
}
