import { reconcile as compare } from '#reconciliation/reconcile.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'reconcile'

export const reconcile: Command = {
  name: 'reconcile',
  usage,
  summary:
    'compare postings, balances, deposits, withdrawals and the practice network; exit 1 and a list if they differ',
  prepare: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say) => {
      const differences = await compare(ctx)
      for (const { check, where, detail } of differences) say(`${check}: ${where}: ${detail}`)
      say(
        differences.length === 0
          ? 'Postings, balances, deposits, withdrawals and the practice network agree.'
          : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}.`,
      )
      return differences.length === 0 ? 0 : 1
    }
  },
}
