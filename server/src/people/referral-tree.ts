/** Who invited whom, for those who decide about bonuses. Reads only. */
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
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
export async function referralAccounts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ReferralAccount>> {
  if (ids.length === 0) return new Map()
  const rows = await accounts(db).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, accountFrom(row)]))
}

/** For each of these people, the chain of referrers above them up to the first; each once. */
export async function referrersAbove(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { id: string; mailbox: string }[]>> {
  const above = new Map<string, { id: string; mailbox: string }[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return above
  // `union` stops at a cycle.
  const { rows } = await sql<{ root: string; id: string; email: string }>`
    with recursive above as (
      select p.id as root, p.referred_by as id from person p where p.id = any(${[...ids]}::uuid[])
      union
      select a.root, p.referred_by from above a join person p on p.id = a.id
    )
    select a.root, p.id, p.email from above a join person p on p.id = a.id`.execute(db)
  for (const { root, id, email } of rows) above.get(root)?.push({ id, mailbox: mailboxOf(email) })
  return above
}

/** The sign-up times of everyone these people invited, by referrer. */
export async function signUpTimes(
  db: Database,
  referrerIds: readonly string[],
): Promise<Map<string, Date[]>> {
  const times = new Map<string, Date[]>(referrerIds.map((id) => [id, []]))
  if (referrerIds.length === 0) return times
  const rows = await db
    .selectFrom('person')
    .select(['referred_by', 'created_at'])
    .where('referred_by', 'in', referrerIds)
    .where('verified_at', 'is not', null)
    .execute()
  for (const { referred_by, created_at } of rows) times.get(referred_by ?? '')?.push(created_at)
  return times
}

/** The mailboxes of all staff. */
export async function staffMailboxes(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('person').select('email').where('staff_role', 'is not', null).execute()
  return new Set(rows.map(({ email }) => mailboxOf(email)))
}

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

const accounts = (db: Database) =>
  db.selectFrom('person').select(['id', 'email', 'staff_role', 'state', 'created_at'])

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

const accountFrom = ({ id, email, staff_role, state, created_at }: Row): ReferralAccount => ({
  id,
  mailbox: mailboxOf(email),
  isStaff: staff_role !== null,
  isActive: state === 'active',
  isClosed: state === 'deactivated',
  signedUpAt: created_at,
})
