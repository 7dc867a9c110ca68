import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deleteFailuresBefore, forgetFailures } from './login-failure-store.ts'

/** Resets the count of wrong passwords for an address, so the next try is not delayed. */
export const forgetWrongPasswords = (tx: Tx, emailKey: string): Promise<void> => forgetFailures(tx, emailKey)

/** Removes counts of wrong passwords that are a year old. */
export const removeOldFailures = (ctx: Context): Promise<void> =>
  deleteFailuresBefore(ctx.db, new Date(ctx.clock.now().getTime() - 365 * dayMs))
