import { exportChain as sealedTransfers, sealTransfers } from '@evenmoor/ledger'
import { asSql } from '#platform/database/transaction.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'export-chain'

export const exportChain: Command = {
  name: 'export-chain',
  usage,
  summary: 'print every sealed transfer of the ledger with its hash, a line each, for verifier/verify.ts',
  prepare: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say) => {
      await sealTransfers(asSql(ctx.db))
      for await (const transfers of sealedTransfers(asSql(ctx.db)))
        for (const transfer of transfers) say(JSON.stringify(transfer))
      return 0
    }
  },
}
