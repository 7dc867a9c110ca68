import type { Database, Tx } from '#platform/database/pool.ts'
import { preferences, type Preferences } from '@evenmoor/contract/profile'
import { emailKey } from './email-address.ts'
import {
  type Person,
  getPerson,
  lockOpenPerson,
  lockPerson,
  lockPersonByEmail,
  selectLimitedAccountIds,
  selectOpenAccountIds,
  selectIdsWithPreference,
  updatePerson,
} from './person-store.ts'

export type { Person } from './person-store.ts'

/** The person with this address as typed, locked until the transaction ends. */
export const lockByEmail = (tx: Tx, email: string): Promise<Person | undefined> =>
  lockPersonByEmail(tx, emailKey(email))

/** The person, who is signed in, locked until the transaction ends. Throws 401 where the account was closed meanwhile. */
export const lockById = (tx: Tx, personId: string): Promise<Person> => lockOpenPerson(tx, personId)

/** The same for somebody who is not signed in yet, whatever the state of the account. */
export const lockInAnyState = (tx: Tx, personId: string): Promise<Person> => lockPerson(tx, personId)

export const findById = (db: Database, personId: string): Promise<Person> => getPerson(db, personId)

/** Lets one transaction at a time go on for a person who is signed in, until it ends. Throws as `lockById`. */
export const oneAtATime = async (tx: Tx, personId: string): Promise<void> =>
  void (await lockOpenPerson(tx, personId))

/** Where mails to a person go, and in which language. */
export const readerOf = (tx: Tx, personId: string): Promise<Pick<Person, 'email' | 'locale'>> =>
  getPerson(tx, personId)

/** The ids of people with an open account who have switched something on for themselves, in order, after one of them. */
export const idsWithPreference = (
  db: Database,
  preference: keyof Preferences,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> => selectIdsWithPreference(db, preference, page)

/** The ids of people with an open account, in order, after one of them. */
export const openAccountIds = (
  db: Database | Tx,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> => selectOpenAccountIds(db, page)

/** What a person has switched on or off for themselves. */
export const preferencesOf = async (tx: Tx, personId: string): Promise<Preferences> =>
  preferences.parse((await getPerson(tx, personId)).preferences)

/** Whether the person may still have sessions at all. */
export const isDeactivated = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).state === 'deactivated'

/** Which of these people have an account that is locked or suspended. */
export const limitedAccountsAmong = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await selectLimitedAccountIds(db, ids))

export const isStaff = async (tx: Tx, personId: string): Promise<boolean> =>
  (await getPerson(tx, personId)).staff_role !== null

/** Keeps whether a person has a second factor on; the module of the factors says so whenever that may have changed. */
export const setHasSecondFactor = (tx: Tx, personId: string, hasOne: boolean): Promise<void> =>
  updatePerson(tx, personId, { has_second_factor: hasOne })
