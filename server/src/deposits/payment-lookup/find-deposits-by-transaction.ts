import type { Database, Tx } from '#platform/database/pool.ts'
import { readOwnPayments } from '../payment-store.ts'

/** What an investor's own payments in a transaction of a network belong to, as the ledger has it: `deposit/<id>`. */
export async function depositsOfTransaction(
  db: Database | Tx,
  investorId: string,
  transaction: string,
): Promise<string[]> {
  const hash = transaction.toLowerCase().replace(/^0x/, '')
  const payments = await readOwnPayments(db, investorId, [hash, `0x${hash}`])
  return [...new Set(payments.map(({ depositId }) => `deposit/${depositId}`))]
}
