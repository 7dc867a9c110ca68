import { staffRoles } from '@evenmoor/contract/staff'
import { type Command, WrongUse } from './command.ts'
import { readWithJson } from './read-options.ts'
import { addStaff } from './staff-add.ts'

const usage = 'staff add --email E --role admin|finance|support|auditor [--json]'

export const staff: Command = {
  name: 'staff',
  usage,
  summary: 'make a staff member, or give a person the role; prints a link that logs them in once',
  prepare: ([action, ...words]) => {
    if (action !== 'add') throw new WrongUse(`Say what to do with staff. Type: npm run ops -- ${usage}`)
    const { given, isJson } = readWithJson(words, usage, ['email', 'role'])
    if (!staffRoles.some((role) => role === given.role)) {
      throw new WrongUse(`--role is "${given.role}": give one of ${staffRoles.join(', ')}.`)
    }
    return async (ctx, say) => {
      const link = await addStaff(ctx, given)
      say(isJson ? JSON.stringify({ ...given, link }) : link)
      return 0
    }
  },
}
