import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { whichAreDeposits } from '../deposit-store.ts'

/** Whether an address was given to anybody to pay in at: on networks of one kind the same address is ours on each. */
export async function isDepositAddress(ctx: Context, db: Database | Tx, address: string): Promise<boolean> {
  for (const { id } of networksOf(ctx).all) {
    if ((await whichAreDeposits(db, id, [address])).has(address)) return true
  }
  return false
}
