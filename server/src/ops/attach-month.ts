import { attachMonth as attach } from '#integrity/months/move-months.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'
import { readMonth } from './read-time.ts'

const usage = 'attach-month --month YYYY-MM [--json]'

export const attachMonth: Command = {
  name: 'attach-month',
  usage,
  summary:
    'put back the month of postings that was detached last, if its table is there, unchanged, and verify it; needs the owner of the database; audited',
  prepareOwner: (words) => {
    const { given, isJson } = readWithJson(words, usage, ['month'])
    const month = readMonth(given.month, usage)
    return async (ctx, say, watch) => {
      const progress = watch('Verifying')
      const isNew = await attach(ctx, { month, onProgress: progress.show }).finally(progress.end)
      if (isJson) say(JSON.stringify({ month, attached: isNew }))
      else say(isNew ? `${month} is back, unchanged.` : `${month} was here, unchanged.`)
      return 0
    }
  },
}
