import { sealTransfers } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { beginMonths } from './begin-months.ts'
import { watchTransferChain } from './watch-transfer-chain.ts'

/** Seals new transfers, verifies the sealed ones, and keeps their postings by month. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'seal transfers', pauseMs: 3_000, run: () => sealTransfers(asSql(ctx.db)) },
  { name: 'start the month of postings', pauseMs: 60_000, run: () => beginMonths(ctx) },
  { name: 'verify the chain of transfers', pauseMs: 10_000, run: watchTransferChain(ctx) },
]
