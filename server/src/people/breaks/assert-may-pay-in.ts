import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, limitedRefusal } from '#platform/problems.ts'
import { assertOpen, shareLockPerson } from '../person-store.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'
import { unlessOver } from './take-break.ts'

/**
 * Throws where nothing new may be paid in or invested: 409 while the person takes a break, 403 while the account is locked
 * or suspended, 401 where they closed it meanwhile. Holds a shared lock on the person until the transaction ends, so that a
 * break or a lock begins before this or after all that follows it, never in between. A checkout that was begun before asks
 * this too, when its payment is credited and the position is to be opened.
 */
export async function assertMayPayIn(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const person = await shareLockPerson(tx, personId)
  assertOpen(person)
  const limited = limitedStateOf(person.state)
  if (limited !== null) throw limitedRefusal(limited)
  const until = unlessOver(ctx, person.break_until)
  if (until === null) return
  throw conflict(
    `You are taking a break until ${until.toISOString().slice(0, 16).replace('T', ' at ')} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.`,
  )
}
