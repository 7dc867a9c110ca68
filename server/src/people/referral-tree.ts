/** Who invited whom, for those who decide about bonuses. Reads only. */
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { uuids } from '#platform/database/in-one-statement.ts'
import type { Database } from '#platform/database/pool.ts'
import { mailboxOf } from './email-address.ts'

/** A person as referrals need to know them. */
export type ReferralAccount = {
  readonly id: string
  readonly mailbox: string
  readonly isStaff: boolean
  readonly isActive: boolean
  readonly isClosed: boolean
  readonly signedUpAt: Date
}

/** Who invited this person, whose mailbox comes with it; undefined when nobody did or that account is closed. */
export async function referrerOf(
  db: Database,
  personId: string,
): Promise<{ id: string; ownMailbox: string } | undefined> {
  const [row] = await whoReferred(db, { personId })
  return row && { id: row.id, ownMailbox: mailboxOf(row.email) }
}

const whoReferred = compiledOnce((db, given: { personId: string }) =>
  db
    .selectFrom('person as p')
    .innerJoin('person as r', 'r.id', 'p.referred_by')
    .select(['r.id', 'p.email'])
    .where('p.id', '=', given.personId)
    .where('r.state', '<>', 'deactivated'),
)

/** These people by their ids. */
export const referralAccounts = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ReferralAccount>> =>
  accountsFrom(ids.length === 0 ? [] : await referralAccountRows(db, uuids(ids)).execute())

/** The query of the same. */
export const referralAccountRows = (db: Database, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'staff_role', 'state', 'created_at'])
    .where(sql<boolean>`id = any(${ids})`)

/** People by their ids, from its rows. */
export const accountsFrom = (rows: readonly Row[]): Map<string, ReferralAccount> =>
  new Map(rows.map((row) => [row.id, accountFrom(row)]))

/** The query of the chain of referrers above each of these people, up to the first; each once. */
export const referrersAbove = (ids: RawBuilder<readonly string[]>) =>
  // `union` stops at a cycle.
  sql<{ root: string; id: string; email: string }>`(
    with recursive above as (
      select p.id as root, p.referred_by as id from person p where p.id = any(${ids})
      union
      select a.root, p.referred_by from above a join person p on p.id = a.id
    )
    select a.root, p.id, p.email from above a join person p on p.id = a.id)`

/** The query of when everyone these people invited signed up. */
export const signUpTimes = (db: Database, referrerIds: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('person')
    .select(['referred_by', 'created_at'])
    .where(sql<boolean>`referred_by = any(${referrerIds})`)
    .where('verified_at', 'is not', null)

/** The query of the addresses of all staff. */
export const staffAddresses = (db: Database) =>
  db.selectFrom('person').select('email').where('staff_role', 'is not', null)

/** In a query, the confirmed people that a person invited. */
export const invitedBy = (db: Database, referrerId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name', 'locale', 'created_at as signed_up_at'])
    .where('referred_by', '=', referrerId)
    .where('verified_at', 'is not', null)

/** In a query, the code that a person invites others with. */
export const referralCodeOf = (personId: string): RawBuilder<string> =>
  sql`(select p.referral_code from person p where p.id = ${personId}::uuid)`

type Row = {
  readonly id: string
  readonly email: string
  readonly staff_role: string | null
  readonly state: string
  readonly created_at: Date | string
}

const accountFrom = ({ id, email, staff_role, state, created_at }: Row): ReferralAccount => ({
  id,
  mailbox: mailboxOf(email),
  isStaff: staff_role !== null,
  isActive: state === 'active',
  isClosed: state === 'deactivated',
  signedUpAt: new Date(created_at),
})
