import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, limitedRefusal } from '#platform/problems.ts'
import { assertOpen, type Person, shareLockPerson } from '../person-store.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'
import { unlessOver } from './take-break.ts'

/**
 * Throws when nothing new may be deposited or invested: 409 during a break, 403 while the account is locked or
 * suspended, 401 once it is closed. Holds a shared lock on the person until the transaction ends, so that a break or
 * lock starts before this check or after everything that follows it. An earlier checkout asks again when its payment is
 * credited and the position is about to open. Gives the person.
 */
export async function assertMayPayIn(ctx: Context, tx: Tx, personId: string): Promise<Person> {
  const person = await shareLockPerson(tx, personId)
  assertPersonMayPayIn(ctx, person)
  return person
}

/** The same for a person that the transaction has locked already. */
export function assertPersonMayPayIn(ctx: Context, person: Person): void {
  assertOpen(person)
  const limited = limitedStateOf(person.state)
  if (limited !== null) throw limitedRefusal(limited)
  const until = unlessOver(ctx, person.break_until)
  if (until === null) return
  throw conflict('on_a_break', { until_at: until.toISOString() })
}
