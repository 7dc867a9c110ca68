import { available, balanceOf, LedgerRefusal, type Posted, post, type Transfer } from '@evenmoor/ledger'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { staleField } from '#platform/problems.ts'
import { exactUsd } from './dollars.ts'

/** What an investor may invest or withdraw, in millionths of a dollar. */
export const availableOf = (tx: Tx, investorId: string): Promise<bigint> =>
  balanceOf(asSql(tx), available(investorId))

/** Throws a 409 that says how much is available when it is less than this. */
export function assertAvailable(availableMinor: bigint, amountMinor: bigint): void {
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
