import { chainState, exportChain as sealedTransfers, sealTransfers } from '@evenmoor/ledger'
import { asSql } from '#platform/database/transaction.ts'
import type { Command } from './command.ts'
import { noProgress } from './progress.ts'
import { readOptions } from './read-options.ts'

const usage = 'export-chain'

export const exportChain: Command = {
  name: 'export-chain',
  usage,
  summary: 'print every sealed transfer of the ledger with its hash, a line each, for verifier/verify.ts',
  prepare: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say, watch) => {
      await sealTransfers(asSql(ctx.db))
      const { sealed } = await chainState(asSql(ctx.db))
      // Between the lines on a terminal, a bar would only be in the way.
      const progress = process.stdout.isTTY ? noProgress : watch('Exporting')
      let done = 0
      progress.show(done, sealed)
      for await (const transfers of sealedTransfers(asSql(ctx.db))) {
        for (const transfer of transfers) say(JSON.stringify(transfer))
        progress.show((done += transfers.length), sealed)
      }
      progress.end()
      return 0
    }
  },
}
