import type { Withdrawal as WithdrawalAnswer } from '@evenmoor/contract/withdrawals'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { investorWithdrawal } from './find-withdrawals.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import { tellStep } from '../tell-investor.ts'
import { lockWithdrawal } from '../withdrawal-store.ts'

/** Cancels the investor's own withdrawal while it is not approved, and gives it: 409 after that, 404 for someone else's. */
export async function cancelWithdrawal(
  ctx: Context,
  tx: Tx,
  { id, investorId }: { id: string; investorId: string },
): Promise<WithdrawalAnswer> {
  const withdrawal = isUuid(id) ? await lockWithdrawal(tx, id) : undefined
  if (withdrawal?.investorId !== investorId) throw notFound()
  // Its status is written first, and what is read last is read behind that.
  const [, , canceled] = await together(
    returnWithdrawal(ctx, tx, withdrawal, { status: 'cancelled', actorId: investorId }),
    tellStep(ctx, tx, withdrawal, 'withdrawal_cancelled'),
    investorWithdrawal(ctx, tx, { id, investorId }),
  )
  return canceled
}
