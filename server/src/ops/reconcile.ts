import { keptSince } from '#kept-months/kept-since.ts'
import { reconcile as compare } from '#reconciliation/reconcile.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'

const usage = 'reconcile [--json]'

export const reconcile: Command = {
  name: 'reconcile',
  usage,
  summary:
    'compare postings, balances, deposits, withdrawals and the practice network; exit 1 and a list if they differ',
  prepare: (words) => {
    const { isJson } = readWithJson(words, usage, [])
    return async (ctx, say, watch) => {
      const progress = watch('Comparing')
      const differences = await compare(ctx, { onProgress: progress.show }).finally(progress.end)
      const ok = differences.length === 0
      const kept = await keptSince(ctx.db)
      if (isJson) {
        say(JSON.stringify({ ok, differences, ...(kept && { compared_from: kept.day }) }))
        return ok ? 0 : 1
      }
      for (const { check, where, detail } of differences) say(`${check}: ${where}: ${detail}`)
      if (kept) say(`Compared since ${kept.day}: the postings of earlier months are detached.`)
      say(
        ok
          ? 'Postings, balances, deposits, withdrawals and the practice network agree.'
          : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}.`,
      )
      return ok ? 0 : 1
    }
  },
}
