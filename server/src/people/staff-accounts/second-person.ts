/** Who counts as a second person where an act takes two (docs/decisions/0123). Every such act asks here. */
import type { Database } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { replacedAddresses } from '#people/email-holders/email-holder.ts'
import { mailboxOf } from '../email-address.ts'
import { selectAddresses } from '../person-store.ts'

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
  const held = await heldAddresses(db, ids)
  const own = held.filter(({ id }) => id === personId)
  const same = held.filter((one) =>
    own.some((other) => one.mailbox === other.mailbox && one.from < other.until && other.from < one.until),
  )
  return new Set([personId, ...same.map(({ id }) => id)])
}

/** Whether one of these accounts counts as one person with this one. */
export async function isAmong(db: Database, personId: string, others: readonly string[]): Promise<boolean> {
  const same = await accountsOfSamePerson(db, personId, others)
  return others.some((other) => same.has(other))
}

type Held = { readonly id: string; readonly mailbox: string; readonly from: number; readonly until: number }

/** The mailbox of each address that these accounts have or had, with when it was theirs. */
async function heldAddresses(db: Database, ids: readonly string[]): Promise<Held[]> {
  const [before, addresses] = await together(replacedAddresses(db, ids), selectAddresses(db, ids))
  const replaced = Map.groupBy(before, ({ personId }) => personId)
  return addresses.flatMap(({ id, email, created_at }) => {
    let from = created_at.getTime()
    const former = (replaced.get(id) ?? []).map((one): Held => {
      const until = one.replacedAt.getTime()
      const held = { id, mailbox: mailboxOf(one.email), from, until }
      from = until
      return held
    })
    return [...former, { id, mailbox: mailboxOf(email), from, until: Number.POSITIVE_INFINITY }]
  })
}
