import { post, withdrawalReturnTransfer } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { conflict } from '#platform/problems.ts'
import { canBecome, statusTexts, type Withdrawal } from './withdrawal.ts'
import { writeStatus } from './withdrawal-store.ts'

/**
 * Ends a withdrawal, locked by the caller, without paying it: the whole amount is available again and nothing is
 * charged. Throws 409 when its status no longer allows it.
 */
export async function returnWithdrawal(
  ctx: Context,
  tx: Tx,
  withdrawal: Withdrawal,
  end: { status: 'cancelled' | 'rejected' | 'failed'; actorId: string | null; reason?: string },
): Promise<void> {
  const { id, investorId, amountMinor } = withdrawal
  if (!canBecome(withdrawal.status, end.status)) throw conflict(statusTexts[withdrawal.status])
  await writeStatus(tx, id, { ...end, at: ctx.clock.now() })
  await post(asSql(tx), withdrawalReturnTransfer({ withdrawalId: id, investorId, grossMinor: amountMinor }))
}
