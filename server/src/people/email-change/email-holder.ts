import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { findReplacedEmailOwner } from './email-change-store.ts'
import { type Person, lockPerson, lockPersonByEmail } from '../person-store.ts'

/** Whether this is a sign-up that was never confirmed: such a person holds nothing. */
export const isUnconfirmed = (person: Pick<Person, 'verified_at' | 'staff_role'>): boolean =>
  person.verified_at === null && person.staff_role === null

/**
 * Who holds this address, locked: the person who confirmed it, or the one who changed it away and can still undo that.
 * Until then it stays theirs, because a new account would keep them from returning to it. Undefined when it is free.
 */
export async function lockEmailHolder(ctx: Context, tx: Tx, key: string): Promise<Person | undefined> {
  const former = await lockFormerEmailOwner(ctx, tx, key)
  if (former !== undefined) return former
  const person = await lockPersonByEmail(tx, key)
  return person === undefined || isUnconfirmed(person) ? undefined : person
}

/** The former owner who changed this address away and can still undo that, locked. */
export async function lockFormerEmailOwner(ctx: Context, tx: Tx, key: string): Promise<Person | undefined> {
  const formerId = await findReplacedEmailOwner(tx, key, ctx.clock.now())
  return formerId === undefined ? undefined : lockPerson(tx, formerId)
}
