import { LedgerRefusal } from '@evenmoor/ledger'
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { Problem } from '#platform/problems.ts'
import { openPosition } from '#positions/open-position.ts'
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
  await sql`savepoint chosen_position`.execute(tx)
  try {
    const { id } = await openPosition(ctx, tx, { investorId, planId, termsVersion, amountMinor })
    await sql`release savepoint chosen_position`.execute(tx)
    return id
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof LedgerRefusal)) throw error
    await sql`rollback to savepoint chosen_position`.execute(tx)
    ctx.log.info({ deposit_id: deposit.id, reason: error.message }, 'the chosen position was not opened')
    return null
  }
}
