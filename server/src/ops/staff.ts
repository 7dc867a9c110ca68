import { staffRoles } from '@evenmoor/contract/staff'
import { type Command, WrongUse } from './command.ts'
import { readOptions } from './read-options.ts'
import { addStaff } from './staff-add.ts'

const usage = 'staff add --email E --role admin|finance|support|auditor'

export const staff: Command = {
  name: 'staff',
  usage,
  summary: 'make a member of staff, or give somebody the role; prints a link that signs them in once',
  prepare: ([action, ...words]) => {
    if (action !== 'add') throw new WrongUse(`Say what to do with staff. Type: npm run ops -- ${usage}`)
    const given = readOptions(words, usage, ['email', 'role'])
    if (!staffRoles.some((role) => role === given.role)) {
      throw new WrongUse(`--role is "${given.role}": give one of ${staffRoles.join(', ')}.`)
    }
    return async (ctx, say) => {
      say(await addStaff(ctx, given))
      return 0
    }
  },
}
