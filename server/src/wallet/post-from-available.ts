import { available, balanceOf, LedgerRefusal, type Posted, post, type Transfer } from '@evenmoor/ledger'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { staleField } from '#platform/problems.ts'
import { exactUsd } from './dollars.ts'

/** Throws a 409 that says how much is available when it is less than this. */
export async function assertAvailable(tx: Tx, investorId: string, amountMinor: bigint): Promise<void> {
  const availableMinor = await balanceOf(asSql(tx), available(investorId))
  if (availableMinor < amountMinor)
    throw staleField('amount', 'available_too_little', { available_usd: exactUsd(availableMinor) })
}

/**
 * Books a transfer that takes money out of the investor's available balance, after `assertAvailable`. The database has
 * the last word: of two transfers that race for the same money only one is booked, and the other throws a 409 here,
 * after which its transaction can only be rolled back.
 */
export async function postFromAvailable(tx: Tx, transfer: Transfer): Promise<Posted> {
  try {
    return await post(asSql(tx), transfer)
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.code !== 'insufficient_funds') throw error
    throw staleField('amount', 'available_changed')
  }
}
