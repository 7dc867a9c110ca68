import { limitedStates } from '@evenmoor/contract/account-status'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Person as PersonTable } from '#platform/database/types.ts'
import { unauthorized } from '#platform/problems.ts'

export type Person = Selectable<PersonTable>

/** The person, locked until the transaction ends. */
export const lockPersonByEmail = (tx: Tx, emailKey: string): Promise<Person | undefined> =>
  tx.selectFrom('person').selectAll().where('email_key', '=', emailKey).forUpdate().executeTakeFirst()

export const lockPerson = (tx: Tx, id: string): Promise<Person> => theOne(lockedPerson(tx, { id }))

const lockedPerson = compiledOnce((tx, given: { id: string }) =>
  tx.selectFrom('person').selectAll().where('id', '=', given.id).forUpdate(),
)

async function theOne(asked: Promise<Person[]>): Promise<Person> {
  const [person] = await asked
  if (person === undefined) throw new Error('there is no such person')
  return person
}

/**
 * The same for a logged-in person. Throws 401 when the account was closed after the call was authenticated: changes
 * would stay in an account that no longer belongs to anyone.
 */
export async function lockOpenPerson(tx: Tx, id: string): Promise<Person> {
  const person = await lockPerson(tx, id)
  assertOpen(person)
  return person
}

export function assertOpen({ state }: Pick<Person, 'state'>): void {
  if (state === 'deactivated') throw unauthorized()
}

/** The person under a shared lock until the transaction ends: unchanged, and several may hold it. */
export const shareLockPerson = (tx: Tx, id: string): Promise<Person> => theOne(sharedPerson(tx, { id }))

const sharedPerson = compiledOnce((tx, given: { id: string }) =>
  tx.selectFrom('person').selectAll().where('id', '=', given.id).forShare(),
)

export const findPerson = (db: Database, id: string): Promise<Person | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()

export const getPerson = (db: Database, id: string): Promise<Person> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type NewPerson = Pick<
  Person,
  'id' | 'email' | 'email_key' | 'first_name' | 'last_name' | 'referral_code' | 'created_at'
> &
  Partial<Pick<Person, 'password_hash' | 'staff_role' | 'referred_by' | 'must_complete' | 'locale'>>

const tries = 3

/**
 * Inserts a person, or locks the one who has the address; `isNew` says which. When an unconfirmed holder is removed at
 * the same moment, the address is free and the insert is tried again.
 */
export async function insertOrLockPerson(
  tx: Tx,
  person: NewPerson,
): Promise<{ readonly person: Person; readonly isNew: boolean }> {
  for (let tried = 0; tried < tries; tried += 1) {
    const added = await tx
      .insertInto('person')
      .values(person)
      .onConflict((c) => c.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added !== undefined) return { person: added, isNew: true }
    const known = await lockPersonByEmail(tx, person.email_key)
    if (known !== undefined) return { person: known, isNew: false }
  }
  throw new Error('an address was taken and freed over and over')
}

/**
 * People who signed up before a moment, never confirmed and have no pending form, locked. Skips people that the
 * operator or staff were involved with, and those locked by another transaction.
 */
export async function lockUnconfirmed(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const locked = await withoutForm(tx)
    .where('verified_at', 'is', null)
    .where('staff_role', 'is', null)
    .where('must_complete', '=', false)
    .where('password_hash', 'is', null)
    .where('last_signed_in_at', 'is', null)
    .where('state', '=', 'active')
    .where('created_at', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (locked.length === 0) return []
  // Checked again: a form may have arrived between the query and the lock.
  const ids = locked.map(({ id }) => id)
  const rows = await withoutForm(tx).where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

const withoutForm = (tx: Tx) =>
  tx
    .selectFrom('person')
    .select('id')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('signup_form')
            .select('signup_form.id')
            .whereRef('signup_form.person_id', '=', 'person.id'),
        ),
      ),
    )

/** Removes a person who never had an account. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('person').where('id', '=', id).execute()
}

export async function updatePerson(
  tx: Tx,
  id: string,
  changes: Partial<Omit<Person, 'id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('person').set(changes).where('id', '=', id).execute()
}

/** The next reference number of a lock. */
export async function nextLockReference(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{
    reference: bigint
  }>`select nextval('standing_reference') as reference`.execute(tx)
  return rows[0]!.reference
}

/** Updates a person who has no second factor; false when they have one. */
export async function updateWithoutSecondFactor(
  tx: Tx,
  id: string,
  changes: Partial<Omit<Person, 'id' | 'created_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set(changes)
    .where('id', '=', id)
    .where('has_second_factor', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whose referral code this is. */
export async function findReferrer(tx: Tx, code: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('referral_code', '=', code)
    .where('verified_at', 'is not', null)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.id
}

/** The account behind the link that a start prints, until its owner gives it an address. */
export const printedLinkEmail = 'administrator@localhost'

/** Whether somebody with a role may work: with an open account that is not that of a printed link nobody has used. */
const mayWork = sql<boolean>`state = 'active' and (last_signed_in_at is not null or email_key <> ${printedLinkEmail})`

export const selectStaff = (tx: Tx, roles: readonly string[]): Promise<Person[]> =>
  tx.selectFrom('person').selectAll().where('staff_role', 'in', roles).where(mayWork).orderBy('id').execute()

type IdPage = { readonly after: string | undefined; readonly limit: number }

/** A page of the ids of open accounts with a preference switched on, in order. */
export const selectIdsWithPreference = (db: Database, preference: string, page: IdPage): Promise<string[]> =>
  selectIds(db, page, sql<boolean>`preferences -> ${preference} = 'true'::jsonb`)

/** A page of the ids of open accounts, in order. */
export const selectOpenAccountIds = (db: Database | Tx, page: IdPage): Promise<string[]> =>
  selectIds(db, page, sql<boolean>`true`)

async function selectIds(
  db: Database | Tx,
  { after, limit }: IdPage,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where(condition)
    .where('closed_at', 'is', null)
    .where('verified_at', 'is not', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The administrators who may work. */
export async function selectAdministratorIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('staff_role', '=', 'admin')
    .where(mayWork)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The address of each of these accounts, and when the account began. */
export const selectAddresses = (
  db: Database,
  ids: readonly string[],
): Promise<Pick<Person, 'id' | 'email' | 'created_at'>[]> =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'created_at'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Whether there is an administrator who may work. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('staff_role', '=', 'admin')
    .where(mayWork)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts whose lock or suspension has expired, locked; skips those that another process holds. */
export const selectEndedLocks = (tx: Tx, now: Date): Promise<Person[]> =>
  tx
    .selectFrom('person')
    .selectAll()
    .where('state', 'in', limitedStates)
    .where('state_until', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()

/**
 * A person, if there is one, and how many other administrators may work. All these rows are locked in one
 * order: of two administrators who remove each other's role, the second sees what the first did.
 */
export async function lockAmongAdministrators(
  tx: Tx,
  id: string,
): Promise<{ readonly person: Person | undefined; readonly others: number }> {
  const rows = await tx
    .selectFrom('person')
    .selectAll()
    .where((row) => row.or([row('id', '=', id), row.and([row('staff_role', '=', 'admin'), mayWork])]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return {
    person: rows.find((row) => row.id === id),
    others: rows.filter((row) => row.id !== id).length,
  }
}

/** Where to email each of these people with an open account, and in which language. */
export const selectReaders = (
  db: Database,
  ids: readonly string[],
): Promise<Pick<Person, 'id' | 'email' | 'locale'>[]> =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'locale'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('closed_at', 'is', null)
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .execute()
