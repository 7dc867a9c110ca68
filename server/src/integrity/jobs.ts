import { sealTransfers } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { watchTransferChain } from './watch-transfer-chain.ts'

/** Seals new transfers, and verifies the sealed ones. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'seal transfers', pauseMs: 3_000, run: () => sealTransfers(asSql(ctx.db)) },
  { name: 'verify the chain of transfers', pauseMs: 10_000, run: watchTransferChain(ctx) },
]
