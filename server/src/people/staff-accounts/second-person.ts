/** Who counts as a second person where an act takes two (docs/decisions/0123). Every such act asks here. */
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { uuids } from '#platform/database/in-one-statement.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { addressesReplacedBy } from '#people/email-holders/email-holder.ts'
import { mailboxOf } from '../email-address.ts'

/**
 * Those of these accounts that count as one person with this one: itself, and each that led to the same mailbox at the
 * same time. An address that was replaced counts for the time it was held: changing one between two approvals doesn't make
 * a second person, and who is given a former colleague's address isn't that colleague.
 */
export async function accountsOfSamePerson(
  db: Database,
  personId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set([personId, ...others])]
  if (ids.length === 1) return new Set(ids)
  return samePersonAs(personId, await addressesOf(db, uuids(ids)).execute())
}

/** Whether one of these accounts counts as one person with this one. */
export async function isAmong(db: Database, personId: string, others: readonly string[]): Promise<boolean> {
  const same = await accountsOfSamePerson(db, personId, others)
  return others.some((other) => same.has(other))
}

/** The same as `accountsOfSamePerson`, of accounts whose addresses a query gave with what else it read. */
export function samePersonAs(personId: string, accounts: readonly Account[]): ReadonlySet<string> {
  const held = accounts.flatMap(heldBy)
  const own = held.filter(({ id }) => id === personId)
  const same = held.filter((one) =>
    own.some((other) => one.mailbox === other.mailbox && one.from < other.until && other.from < one.until),
  )
  return new Set([personId, ...same.map(({ id }) => id)])
}

/** An account with its address and those that it had before, oldest first; a time is text where it was read as JSON. */
type Account = {
  readonly id: string
  readonly email: string
  readonly created_at: Date | string
  readonly replaced: readonly { readonly email: string; readonly replaced_at: Date | string }[]
}

/** The query of what `samePersonAs` compares: the addresses that accounts have or had. */
export const addressesOf = (db: Database | Tx, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.created_at'])
    .select(jsonArrayFrom(addressesReplacedBy(db, sql.ref('person.id'))).as('replaced'))
    .where(sql<boolean>`person.id = any(${ids})`)

type Held = { readonly id: string; readonly mailbox: string; readonly from: number; readonly until: number }

/** The mailbox of each address that an account has or had, with when it was theirs. */
function heldBy({ id, email, created_at, replaced }: Account): Held[] {
  let from = new Date(created_at).getTime()
  const former = replaced.map((one): Held => {
    const until = new Date(one.replaced_at).getTime()
    const held = { id, mailbox: mailboxOf(one.email), from, until }
    from = until
    return held
  })
  return [...former, { id, mailbox: mailboxOf(email), from, until: Number.POSITIVE_INFINITY }]
}
