import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import { forgetSecrets } from '#people/one-time-secrets/forget-secrets.ts'
import { deletePerson, lockUnconfirmed } from '../person-store.ts'
import { deleteFormsBefore } from './signup-form-store.ts'

const keptMs = 2 * dayMs
const atOnce = 200

/**
 * Removes forms that were not confirmed within two days, and sign-ups without any other form: the address goes with the
 * last form. Skips people locked by another transaction. Several processes may run it.
 */
export async function dropUnconfirmed(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs)
  await deleteFormsBefore(ctx.db, before)
  let dropped: number
  do {
    dropped = await ctx.transaction(async (tx) => {
      const ids = await lockUnconfirmed(tx, before, atOnce)
      for (const id of ids) {
        await forgetSecrets(tx, id)
        await deletePerson(tx, id)
      }
      return ids.length
    })
  } while (dropped === atOnce)
}
