import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { getPerson, type Person, shareLockPerson } from '../person-store.ts'
import { canUnfreezeAt } from './freeze.ts'

/**
 * Throws 409 while the owner has frozen the account: no money leaves. Holds a shared lock on the person until the
 * transaction ends, so a freeze begins before this check or after everything that follows it. To be called before
 * anything else of the person is locked. Gives the person.
 */
export async function assertNotFrozen(tx: Tx, personId: string): Promise<Person> {
  const person = await shareLockPerson(tx, personId)
  const { frozen_at: at } = person
  if (at !== null) throw conflict('account_frozen', { until_at: canUnfreezeAt(at).toISOString() })
  return person
}

/**
 * The same for someone who holds the lock of one of the person's withdrawals: a freeze waits for those (freeze-account.ts),
 * so what is read here holds until the transaction ends.
 */
export const isFrozen = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).frozen_at !== null
