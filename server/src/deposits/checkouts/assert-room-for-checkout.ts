import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { readOpenCheckouts } from '../deposit-store.ts'

/** How many checkouts of one investor can be open at a time: their price is held and something is still due. */
export const openCheckoutsMax = 10

/** Throws 409 when the investor has as many open checkouts as there may be. The caller has one transaction at a time go on. */
export async function assertRoomForCheckout(
  tx: Tx,
  { investorId, exceptDepositId, now }: { investorId: string; exceptDepositId?: string; now: Date },
): Promise<void> {
  const read = await readOpenCheckouts(tx, investorId, { now, limit: openCheckoutsMax + 1 })
  const open = read.filter(({ id }) => id !== exceptDepositId)
  if (open.length < openCheckoutsMax) return
  const firstEnd = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()))
  const waitSeconds = Math.ceil((firstEnd - now.getTime()) / 1000)
  throw conflict('too_many_checkouts', { count: open.length, wait_seconds: waitSeconds })
}
