import type { DepositLimit } from '@evenmoor/contract/safeguards'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { limitAt } from './deposit-limit.ts'
import { selectUsedLimits } from './deposit-limit-store.ts'

/** A person's own caps on deposits as they hold now, and how much of each is used. */
export async function listDepositLimits(ctx: Context, tx: Tx, investorId: string): Promise<DepositLimit[]> {
  const now = ctx.clock.now()
  return (await selectUsedLimits(tx, { investorId, now })).map(({ period, limit, usedMinor }) => {
    const { maxMinor, next } = limitAt(limit, now)
    return {
      period,
      max: asUsd(maxMinor),
      used: formatMoney({ asset: 'usd', minor: usedMinor }),
      next: next === null ? null : { max: asUsd(next.maxMinor), at: next.at.toISOString() },
    }
  })
}

const asUsd = (minor: bigint | null): string | null =>
  minor === null ? null : formatMoney({ asset: 'usd', minor })
