import { detachMonth as detach } from '#integrity/months/move-months.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'
import { readMonth } from './read-time.ts'

const usage = 'detach-month --month YYYY-MM --to FILE [--json]'

export const detachMonth: Command = {
  name: 'detach-month',
  usage,
  summary:
    "export the oldest month of the ledger's postings into a file for verifier/verify.ts, read that again, and detach the month: its table stays, to be dumped and dropped; needs the owner of the database; audited",
  prepareOwner: (words) => {
    const { given, isJson } = readWithJson(words, usage, ['month', 'to'])
    const month = readMonth(given.month, usage)
    return async (ctx, say, watch) => {
      const progress = watch('Exporting')
      const done = await detach(ctx, { month, file: given.to, onProgress: progress.show }).finally(
        progress.end,
      )
      if (isJson) say(JSON.stringify({ month, table: done && `ledger.${done.table}` }))
      else if (done === null) say(`${month} was detached before.`)
      else
        say(
          `${month} is detached. ${given.to} has its transfers, up to seal ${done.position}; dump the table ledger.${done.table} as well before you drop it.`,
        )
      return 0
    }
  },
}
