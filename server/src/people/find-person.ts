import type { Tx } from '#platform/database/pool.ts'
import { emailKey } from './email-address.ts'
import { type Person, getPerson, lockPersonByEmail } from './person-store.ts'

export type { Person } from './person-store.ts'

/** The person with this address as typed, locked until the transaction ends. */
export const lockByEmail = (tx: Tx, email: string): Promise<Person | undefined> =>
  lockPersonByEmail(tx, emailKey(email))

/** Where mails to a person go. */
export const mailAddressOf = async (tx: Tx, personId: string): Promise<string> =>
  (await getPerson(tx, personId)).email

/** Whether the person may still have sessions at all. */
export const isDeactivated = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).state === 'deactivated'
