import type { Tx } from '#platform/database/pool.ts'
import { heldStatuses } from './withdrawal.ts'
import { lockOfInvestor } from './withdrawal-store.ts'

/**
 * Waits for every transaction that is approving, paying or ending one of an investor's withdrawals, and keeps new ones
 * out until this one ends: what it wrote before is seen by them all.
 */
export const awaitOpenWithdrawals = (tx: Tx, investorId: string): Promise<void> =>
  lockOfInvestor(tx, investorId, heldStatuses)
