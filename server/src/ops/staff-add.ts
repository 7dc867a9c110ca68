import { type StaffRole, staffRoles } from '@evenmoor/contract/staff'
import { email as emailSchema } from '@evenmoor/contract/wire'
import * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { lockFormerEmailOwner } from '#people/email-holders/email-holder.ts'
import { emailKey } from '#people/email-address.ts'
import { makeStaff } from '#people/staff-accounts/make-staff.ts'
import { staffLink } from '#people/staff-accounts/staff-link.ts'

/**
 * `ops staff add --email E --role R`: makes a member of staff, or gives an existing person the role, and
 * returns their one-time link (24 h; earlier ones are void). Throws a StartProblem that names what is wrong.
 */
export async function addStaff(ctx: Context, given: { email: string; role: string }): Promise<string> {
  const email = z.safeParse(emailSchema, given.email)
  if (!email.success) throw new StartProblem(`--email is "${given.email}": give one e-mail address.`)
  const role = readRole(given.role)
  return ctx.transaction(async (tx) => {
    if ((await lockFormerEmailOwner(ctx, tx, emailKey(email.data))) !== undefined) {
      throw new StartProblem(
        `${email.data} was changed away from an account in the last 72 hours: it is kept for its owner, who may undo that.`,
      )
    }
    const person = await makeStaff(ctx, tx, { email: email.data, role, firstName: '' })
    if (person.state !== 'active') {
      throw new StartProblem(
        `${email.data} is ${person.state}: an account that may not log in cannot be made staff.`,
      )
    }
    return staffLink(ctx, tx, person.id)
  })
}

function readRole(text: string): StaffRole {
  const role = staffRoles.find((known) => known === text)
  if (role === undefined) throw new StartProblem(`--role is "${text}": give one of ${staffRoles.join(', ')}.`)
  return role
}
