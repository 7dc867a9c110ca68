import type { Context } from '#context.ts'
import { makeStaff } from './make-staff.ts'
import { hasAdministratorSignedIn } from '../person-store.ts'
import { staffLink } from './staff-link.ts'

/**
 * The link that makes the first administrator, good once and for 24 h; each one printed voids the one before. Undefined
 * as soon as an administrator who may work has signed in: then `ops staff add` is the way.
 */
export const firstAdministratorLink = (ctx: Context): Promise<string | undefined> =>
  ctx.transaction(async (tx) => {
    if (await hasAdministratorSignedIn(tx)) return undefined
    const person = await makeStaff(ctx, tx, {
      email: 'administrator@localhost',
      role: 'admin',
      firstName: 'Administrator',
    })
    return staffLink(ctx, tx, person.id)
  })
