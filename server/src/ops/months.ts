import { type LedgerMonth, ledgerMonths } from '@evenmoor/ledger'
import { nameOf } from '#integrity/months/move-months.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'

const usage = 'months [--json]'

export const months: Command = {
  name: 'months',
  usage,
  summary:
    "list the months of the ledger's postings, oldest first, and which of them are detached or dropped",
  prepare: (words) => {
    const { isJson } = readWithJson(words, usage, [])
    return async (ctx, say) => {
      const all = await ledgerMonths(asSql(ctx.db))
      if (isJson) {
        const listed = all.map((each) => ({
          month: nameOf(each),
          table: `ledger.${each.table}`,
          state: each.state,
          bytes: each.bytes,
        }))
        say(JSON.stringify({ months: listed }))
        return 0
      }
      for (const each of all) say(lineOf(each))
      return 0
    }
  },
}

const lineOf = (month: LedgerMonth): string =>
  `${nameOf(month)}  ${month.state.padEnd(8)}  ${megabytes(month.bytes).padStart(9)}  ledger.${month.table}`

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MiB`
