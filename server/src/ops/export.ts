import { because } from '@evenmoor/contract/refusals'
import { validate } from 'uuid'
import { exportForOperator } from '#people/data-export/export-own-data.ts'
import { Problem } from '#platform/problems.ts'
import { type Command, WrongUse } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'export --user ID'

export const exportUser: Command = {
  name: 'export',
  usage,
  summary: 'print all that is kept about a person as JSON, as they can download it themselves; audited',
  prepare: (words) => {
    const { user } = readOptions(words, usage, ['user'])
    if (!validate(user)) throw new WrongUse(`"${user}" is not an id. Type: npm run ops -- ${usage}`)
    return async (ctx, say) => {
      const lines = await exportForOperator(ctx, user)
      if (lines === undefined) throw new Problem(404, because('person_unknown', { id: user }))
      for await (const line of lines) say(line)
      return 0
    }
  },
}
