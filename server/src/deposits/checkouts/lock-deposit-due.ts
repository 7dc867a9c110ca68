import type { Tx } from '#platform/database/pool.ts'
import { type Deposit, dueMinor, receivedMinor, surplusMinor } from '../deposit.ts'
import { lockDeposit } from '../deposit-store.ts'
import { readPayments } from '../payment-store.ts'
import { getCheckout } from './get-deposit.ts'

/**
 * An investor's own checkout with what is due, or too much, and what was seen of it, in the coin, locked until the transaction ends:
 * neither changes before. Throws 404 for anything else.
 */
export async function lockDue(
  tx: Tx,
  investorId: string,
  id: string,
): Promise<Deposit & { dueMinor: bigint; surplusMinor: bigint; receivedMinor: bigint }> {
  await getCheckout(tx, investorId, id)
  const deposit = await lockDeposit(tx, id)
  const payments = await readPayments(tx, id)
  return {
    ...deposit,
    dueMinor: dueMinor(deposit, payments),
    surplusMinor: surplusMinor(deposit, payments),
    receivedMinor: receivedMinor(payments),
  }
}
