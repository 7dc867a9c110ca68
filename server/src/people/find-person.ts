import type { Database, Tx } from '#platform/database/pool.ts'
import { preferences, type Preferences } from '@evenmoor/contract/profile'
import { emailKey } from './email-address.ts'
import {
  type Person,
  getPerson,
  lockOpenPerson,
  lockPerson,
  lockPersonByEmail,
  selectOpenAccountIds,
  selectReaders,
  selectIdsWithPreference,
  updatePerson,
} from './person-store.ts'

export type { Person } from './person-store.ts'

/** The person with this address as typed, locked until the transaction ends. */
export const lockByEmail = (tx: Tx, email: string): Promise<Person | undefined> =>
  lockPersonByEmail(tx, emailKey(email))

/** The logged-in person, locked until the transaction ends. Throws 401 when the account was closed in the meantime. */
export const lockById = (tx: Tx, personId: string): Promise<Person> => lockOpenPerson(tx, personId)

/** The same for a person who is not logged in yet, whatever the account's state. */
export const lockInAnyState = (tx: Tx, personId: string): Promise<Person> => lockPerson(tx, personId)

export const findById = (db: Database, personId: string): Promise<Person> => getPerson(db, personId)

/** Serializes a logged-in person's transactions: waits for the one in progress. Throws like `lockById`. */
export const oneAtATime = async (tx: Tx, personId: string): Promise<void> =>
  void (await lockOpenPerson(tx, personId))

/** Where to email a person, and in which language. */
export const readerOf = (tx: Tx, personId: string): Promise<Pick<Person, 'email' | 'locale'>> =>
  getPerson(tx, personId)

/** The same for many people, those with an open account. */
export const readersOf = (tx: Tx, personIds: readonly string[]) => selectReaders(tx, personIds)

/** A page of the ids of open accounts with a preference switched on, in order. */
export const idsWithPreference = (
  db: Database,
  preference: keyof Preferences,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> => selectIdsWithPreference(db, preference, page)

/** A page of the ids of open accounts, in order. */
export const openAccountIds = (
  db: Database | Tx,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> => selectOpenAccountIds(db, page)

/** A person's preferences. */
export const preferencesOf = async (tx: Tx, personId: string): Promise<Preferences> =>
  preferences.parse((await getPerson(tx, personId)).preferences)

/** Whether the person may still have sessions at all. */
export const isDeactivated = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).state === 'deactivated'

export const isStaff = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).staff_role !== null

/** Stores whether a person has a second factor; the factors module calls it whenever that may have changed. */
export const setHasSecondFactor = (tx: Tx, personId: string, hasOne: boolean): Promise<void> =>
  updatePerson(tx, personId, { has_second_factor: hasOne })
