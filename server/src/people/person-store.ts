import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Person as PersonTable } from '#platform/database/types.ts'
import { unauthorized } from '#platform/problems.ts'

export type Person = Selectable<PersonTable>

/** The person, locked until the transaction ends. */
export const lockPersonByEmail = (tx: Tx, emailKey: string): Promise<Person | undefined> =>
  tx.selectFrom('person').selectAll().where('email_key', '=', emailKey).forUpdate().executeTakeFirst()

export const lockPerson = (tx: Tx, id: string): Promise<Person> =>
  tx.selectFrom('person').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/**
 * The same for somebody who is signed in. Throws 401 where the account was closed since the call was let in: what is done
 * after that would stay in an account that is nobody's any more.
 */
export async function lockOpenPerson(tx: Tx, id: string): Promise<Person> {
  const person = await lockPerson(tx, id)
  assertOpen(person)
  return person
}

export function assertOpen({ state }: Pick<Person, 'state'>): void {
  if (state === 'deactivated') throw unauthorized()
}

/** The person, kept from being changed until the transaction ends; several may hold this at once. */
export const shareLockPerson = (tx: Tx, id: string): Promise<Person> =>
  tx.selectFrom('person').selectAll().where('id', '=', id).forShare().executeTakeFirstOrThrow()

export const findPerson = (db: Database, id: string): Promise<Person | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()

export const getPerson = (db: Database, id: string): Promise<Person> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type NewPerson = Pick<
  Person,
  'id' | 'email' | 'email_key' | 'first_name' | 'last_name' | 'referral_code' | 'created_at'
> &
  Partial<Pick<Person, 'password_hash' | 'staff_role' | 'referred_by' | 'must_complete' | 'locale'>>

/** Inserts a person; undefined when somebody else took the address in the same moment. */
export const insertPerson = (tx: Tx, person: NewPerson): Promise<Person | undefined> =>
  tx
    .insertInto('person')
    .values(person)
    .onConflict((c) => c.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()

export async function updatePerson(
  tx: Tx,
  id: string,
  changes: Partial<Omit<Person, 'id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('person').set(changes).where('id', '=', id).execute()
}

/** Changes a person who has no second factor on; says whether it was so. */
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

export const selectStaff = (tx: Tx, roles: readonly string[]): Promise<Person[]> =>
  tx
    .selectFrom('person')
    .selectAll()
    .where('staff_role', 'in', roles)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()

type IdPage = { readonly after: string | undefined; readonly limit: number }

/** The ids of people with an open account who have switched a preference on, in order, after one of them. */
export const selectIdsWanting = (db: Database, preference: string, page: IdPage): Promise<string[]> =>
  selectIds(db, page, sql<boolean>`preferences -> ${preference} = 'true'::jsonb`)

/** The ids of people with an open account, in order, after one of them. */
export const selectIdsOpen = (db: Database | Tx, page: IdPage): Promise<string[]> =>
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

/** Whether an administrator who may work has ever signed in. */
export async function hasAdministratorSignedIn(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('staff_role', '=', 'admin')
    .where('state', '=', 'active')
    .where('last_signed_in_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts whose lock has come to its end, locked; those that another process has are left to it. */
export const selectEndedLocks = (tx: Tx, now: Date): Promise<Person[]> =>
  tx
    .selectFrom('person')
    .selectAll()
    .where('state', '=', 'locked')
    .where('state_until', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()

/** How many administrators may work. Their rows are locked: two who take each other's role must not both succeed. */
export async function countAdministrators(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('staff_role', '=', 'admin')
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}
