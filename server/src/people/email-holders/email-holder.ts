import type { RawBuilder } from 'kysely'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { findReplacedEmailOwner, replacedEmails } from './replaced-email-store.ts'
import { type Person, lockPerson, lockPersonByEmail } from '../person-store.ts'

/** Whether this is a sign-up that was never confirmed: such a person holds nothing. */
export const isUnconfirmed = (person: Pick<Person, 'verified_at' | 'staff_role'>): boolean =>
  person.verified_at === null && person.staff_role === null

/** The owner of an address; `email` is the address as stored, where its mail goes. */
export type EmailHolder = Pick<Person, 'id' | 'email' | 'locale' | 'state'>

/**
 * Who holds this address, locked: the person who confirmed it, or the one who changed it away and can still undo that.
 * Until then it stays theirs, because a new account would keep them from returning to it. Undefined when it is free.
 */
export async function lockEmailHolder(ctx: Context, tx: Tx, key: string): Promise<EmailHolder | undefined> {
  const former = await lockFormerEmailOwner(ctx, tx, key)
  if (former !== undefined) return former
  const person = await lockPersonByEmail(tx, key)
  return person === undefined || isUnconfirmed(person) ? undefined : person
}

/** Who changed this address away and may still undo that, locked; `email` is the one that was changed away. */
export async function lockFormerEmailOwner(
  ctx: Context,
  tx: Tx,
  key: string,
): Promise<EmailHolder | undefined> {
  const replaced = await findReplacedEmailOwner(tx, key, ctx.clock.now())
  if (replaced === undefined) return undefined
  return { ...(await lockPerson(tx, replaced.person_id)), email: replaced.email }
}

/** In a query, the addresses that an account had before, oldest first, each with when it was replaced. */
export const addressesReplacedBy = (db: Database | Tx, personId: RawBuilder<string>) =>
  replacedEmails(db, personId)
