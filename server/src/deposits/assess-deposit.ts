import type { Context } from '#context.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'
import { type Deposit, type DepositFlag, flagsOf, type Payment, statusOf } from './deposit.ts'
import { updateDeposit } from './deposit-store.ts'
import { openChosenPosition } from './open-chosen-position.ts'
import { tellSettled, tellUnderpaid } from './tell-investor.ts'

/** Writes where a deposit stands by its payments and the time; settles it when what was credited covers it. */
export async function assessDeposit(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
  extraFlags: readonly DepositFlag[] = [],
): Promise<void> {
  const now = ctx.clock.now()
  const status = statusOf(deposit, payments, now)
  const settlesNow = status === 'settled' && deposit.settledAt === null
  const positionId = settlesNow ? await openChosenPosition(ctx, tx, deposit, payments) : deposit.positionId
  const settledAt = settlesNow ? now : deposit.settledAt
  const flags = flagsOf(deposit, payments, extraFlags)
  await alongside(tx, updateDeposit(tx, deposit.id, { status, flags, positionId, settledAt }))
  noteChange(tx, deposit.investorId, 'deposits')
  if (flags.includes('underpaid') && !deposit.flags.includes('underpaid'))
    await tellUnderpaid(ctx, tx, deposit, payments)
  if (settlesNow) await tellSettled(ctx, tx, { ...deposit, positionId }, payments)
}
