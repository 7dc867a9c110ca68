import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { confirmSentWithdrawals } from './confirm-withdrawal.ts'
import { payApprovedWithdrawals } from './pay-withdrawal.ts'

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'pay approved withdrawals', pauseMs: 1_000, run: () => payApprovedWithdrawals(ctx) },
  { name: 'confirm sent withdrawals', pauseMs: 1_000, run: () => confirmSentWithdrawals(ctx) },
]
