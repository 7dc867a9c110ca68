import type { Context } from '#context.ts'
import { makeStaff } from './make-staff.ts'
import { hasAdministratorSignedIn } from '../person-store.ts'
import { staffLink } from './staff-link.ts'

/**
 * The link that creates the first administrator, valid once and for 24 h; each new one voids the one before. Undefined
 * once an active administrator has logged in: after that, use `ops staff add`.
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
