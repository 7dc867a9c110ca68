import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { assessDeposit } from '../assess-deposit.ts'
import { lockDeposit } from '../deposit-store.ts'
import { readPayments } from '../payment-store.ts'
import { endHold } from '../price-hold-store.ts'
import { getCheckout } from './get-deposit.ts'

/**
 * Ends the hold of an investor's own checkout now; one that is over stays as it is. Throws 404 for anything else. For
 * practice mode alone: elsewhere a price that was promised is held to its end.
 */
export async function endPriceHold(
  ctx: Context,
  tx: Tx,
  { investorId, depositId }: { investorId: string; depositId: string },
): Promise<void> {
  const { id } = await getCheckout(tx, investorId, depositId)
  const deposit = await lockDeposit(tx, id)
  const now = ctx.clock.now()
  if (deposit.expiresAt <= now) return
  await endHold(tx, id, now)
  await assessDeposit(ctx, tx, await lockDeposit(tx, id), await readPayments(tx, id))
}
