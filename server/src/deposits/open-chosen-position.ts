import { LedgerRefusal } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { inSavepoint } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { creditedMinor, type Deposit, type Payment } from './deposit.ts'

/**
 * Opens the position that a settled deposit was made for, with what was asked and no more, or with what was credited
 * where that is less within the tolerance. Null when it can't be opened: the plan closed or its terms changed meanwhile,
 * or part of the money is spent already. What was credited stays available.
 */
export async function openChosenPosition(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<string | null> {
  const { investorId, planId } = deposit
  const termsVersion = deposit.termsVersion ?? undefined
  const creditMinor = creditedMinor(payments)
  const amountMinor = creditMinor < deposit.amountMinor ? creditMinor : deposit.amountMinor
  if (planId === null) return null
  const given = { investorId, planId, termsVersion, amountMinor }
  try {
    return (await inSavepoint(tx, () => openPosition(ctx, tx, given))).id
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof LedgerRefusal)) throw error
    ctx.log.info({ deposit_id: deposit.id, reason: error.message }, 'the chosen position was not opened')
    return null
  }
}
