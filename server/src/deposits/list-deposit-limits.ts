import type { DepositLimit } from '@evenmoor/contract/safeguards'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { limitAt, periodMs } from './deposit-limit.ts'
import { selectLimits, sumDeposits } from './deposit-limit-store.ts'

/** A person's own caps on deposits as they hold now, and how much of each is used. */
export async function listDepositLimits(ctx: Context, tx: Tx, investorId: string): Promise<DepositLimit[]> {
  const now = ctx.clock.now()
  const answers: DepositLimit[] = []
  for (const [period, limit] of await selectLimits(tx, investorId)) {
    const { maxMinor, next } = limitAt(limit, now)
    const since = new Date(now.getTime() - periodMs[period])
    answers.push({
      period,
      max: asUsd(maxMinor),
      used: formatMoney({ asset: 'usd', minor: await sumDeposits(tx, { investorId, since, now }) }),
      next: next === null ? null : { max: asUsd(next.maxMinor), at: next.at.toISOString() },
    })
  }
  return answers
}

const asUsd = (minor: bigint | null): string | null =>
  minor === null ? null : formatMoney({ asset: 'usd', minor })
