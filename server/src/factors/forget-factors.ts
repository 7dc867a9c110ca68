import type { Tx } from '#platform/database/pool.ts'
import { deleteAuthenticator } from './authenticator-store.ts'
import { deleteChallengesOf, deletePasskeysOf } from './passkey-store.ts'
import { deleteRecoveryCodes } from './recovery-code-store.ts'

/** Removes every second factor of an account that is being closed. */
export async function forgetFactors(tx: Tx, personId: string): Promise<void> {
  await deleteAuthenticator(tx, personId)
  await deletePasskeysOf(tx, personId)
  await deleteChallengesOf(tx, personId)
  await deleteRecoveryCodes(tx, personId)
}
