import type { Context } from '#context.ts'
import { pauseWithdrawals } from '#pauses/pause-withdrawals.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Unwound } from '#positions/unwinding/unwind-credit.ts'
import type { Deposit, Payment } from '../deposit.ts'
import { tellReversed } from '../tell-investor.ts'

/** Whether a credit was taken back between the two, or should have been and its money is spent. */
export const isReversal = (before: Payment, after: Payment): boolean =>
  before.status === 'credited' &&
  (after.status !== 'credited' || (before.missingAt === null && after.missingAt !== null))

/** When the chain loses a credited payment: pauses withdrawals and tells staff and the investor. */
export async function answerReversal(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payment: Payment,
  unwound: Unwound | undefined,
): Promise<void> {
  const { id: depositId, investorId, coin, network } = deposit
  const { transaction, coinMinor, usdMinor } = payment
  const isTakenBack = payment.status !== 'credited'
  const at = unwound?.at ?? payment.missingAt ?? ctx.clock.now()
  const money = { at, transaction, coinMinor, usdMinor: usdMinor ?? 0n, isTakenBack }
  await pauseWithdrawals(ctx, tx, { depositId, investorId, coin, network, ...money })
  await tellReversed(ctx, tx, deposit, payment, unwound)
}
