import { because, type Refusal } from '@evenmoor/contract/refusals'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { mayActOn, type StaffRole, staffRoles } from '@evenmoor/contract/staff'
import type { Database, Tx } from '#platform/database/pool.ts'
import { forbidden } from '#platform/problems.ts'
import { mailboxOf } from './email-address.ts'
import { getPerson, lockPerson, type Person } from './person-store.ts'

/** A person, with what decides who may act on them. */
type Party = Pick<Person, 'id' | 'email' | 'staff_role'>

type Pair = { readonly personId: string; readonly staffId: string }

/** The query of the member of staff who reads what it gives, as `isSamePerson` and `actRefusal` take them. */
export const readers = (db: Database | Tx, readerId: string) =>
  db
    .selectFrom('person as reader')
    .select(['reader.id', 'reader.email', 'reader.staff_role'])
    .where('reader.id', '=', readerId)

/** In a query, the same as JSON. */
export const readerIn = (db: Database | Tx, readerId: string) =>
  jsonObjectFrom(readers(db, readerId)).$notNull()

const ownAccount = because('own_account')

/** Whether two accounts are one person's, as far as can be told: one account, or two that lead to one mailbox. */
export const isSamePerson = (one: Pick<Party, 'id' | 'email'>, other: Pick<Party, 'id' | 'email'>): boolean =>
  one.id === other.id || mailboxOf(one.email) === mailboxOf(other.email)

/**
 * Why a member of staff may not act on a person, whatever their permissions; undefined when they may. Nobody acts on their
 * own account, another one of the same mailbox included, and on a colleague only administrators do. Each call of staff that
 * acts on a person goes through this; `act-on-person.test.ts` finds one that does not.
 */
export function actRefusal(subject: Party, staff: Party, own = ownAccount): Refusal | undefined {
  if (isSamePerson(subject, staff)) return own
  if (mayActOn(roleOf(staff), subject.staff_role)) return undefined
  return because('person_is_staff')
}

/** Throws a 403 with the reason where they may not. `own` is what is said of one's own, where that is no account. */
export async function assertMayActOn(
  db: Database,
  { personId, staffId }: Pair,
  own?: Refusal,
): Promise<void> {
  const refusal = actRefusal(await getPerson(db, personId), await getPerson(db, staffId), own)
  if (refusal !== undefined) throw forbidden(refusal)
}

/** The person, locked until the transaction ends, for a staff member who may act on them; throws a 403 where they may not. */
export async function lockToActOn(tx: Tx, pair: Pair): Promise<Person> {
  const person = await lockPerson(tx, pair.personId)
  await assertMayActOn(tx, pair)
  return person
}

const roleOf = ({ staff_role }: Party): StaffRole | null =>
  staffRoles.find((role) => role === staff_role) ?? null
