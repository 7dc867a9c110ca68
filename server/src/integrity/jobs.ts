import { sealTransfers } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { watchTransferChain } from './watch-transfer-chain.ts'

/** Seals what was booked, and looks whether what is sealed still stands. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'seal transfers', pauseMs: 3_000, run: () => sealTransfers(asSql(ctx.db)) },
  { name: 'verify the chain of transfers', pauseMs: 10_000, run: watchTransferChain(ctx) },
]
