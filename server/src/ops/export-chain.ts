import { type ChainPart, partHere, partOfMonth, sealTransfers } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { chainLines } from '#integrity/months/chain-lines.ts'
import { monthNamed } from '#integrity/months/move-months.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { Command } from './command.ts'
import { noProgress } from './progress.ts'
import { readOptional } from './read-options.ts'
import { readMonth } from './read-time.ts'

const usage = 'export-chain [--month YYYY-MM]'

export const exportChain: Command = {
  name: 'export-chain',
  usage,
  summary:
    'print every sealed transfer of the ledger, or of one month of postings, with its hash, a line each, for verifier/verify.ts',
  prepare: (words) => {
    const { given } = readOptional(words, usage, ['month'])
    const month = given.month === undefined ? undefined : readMonth(given.month, usage)
    return async (ctx, say, watch) => {
      const sql = asSql(ctx.db)
      await sealTransfers(sql)
      const part = month === undefined ? await partHere(sql) : await partThatIsHere(ctx, month)
      // Between the lines on a terminal, a bar would only be in the way.
      const progress = process.stdout.isTTY ? noProgress : watch('Exporting')
      try {
        for await (const lines of chainLines(sql, part, progress.show)) for (const line of lines) say(line)
      } finally {
        progress.end()
      }
      return 0
    }
  },
}

async function partThatIsHere(ctx: Context, name: string): Promise<ChainPart> {
  const month = await monthNamed(ctx, name)
  if (month.state !== 'attached')
    throw new StartProblem(`${name} was detached: the file that was written then has its transfers.`)
  return partOfMonth(asSql(ctx.db), month)
}
