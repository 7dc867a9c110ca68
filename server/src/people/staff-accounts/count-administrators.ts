import type { Tx } from '#platform/database/pool.ts'
import { mailboxOf } from '../email-address.ts'
import { selectAddresses, selectAdministratorIds } from '../person-store.ts'
import { accountsOfSamePerson } from './second-person.ts'

/** How many other administrators may work here: accounts of this one's mailbox are this one's. */
export async function countOtherAdministrators(tx: Tx, personId: string): Promise<number> {
  const ids = await selectAdministratorIds(tx)
  const same = await accountsOfSamePerson(tx, personId, ids)
  return countMailboxes(
    tx,
    ids.filter((id) => !same.has(id)),
  )
}

/** How many administrators may work here; several accounts of one mailbox are one. */
export const countAdministrators = async (tx: Tx): Promise<number> =>
  countMailboxes(tx, await selectAdministratorIds(tx))

const countMailboxes = async (tx: Tx, ids: readonly string[]): Promise<number> =>
  new Set((await selectAddresses(tx, ids)).map(({ email }) => mailboxOf(email))).size
