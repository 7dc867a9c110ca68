import type { Context } from '#context.ts'
import { assessDeposit } from '../assess-deposit.ts'
import { lockOverdueDeposits } from '../deposit-store.ts'
import { readPayments } from '../payment-store.ts'

/** Ends unpaid price holds that are over. Their addresses stay watched, so later payments are credited too. */
export async function expireDeposits(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const deposit of await lockOverdueDeposits(tx, ctx.clock.now())) {
      await assessDeposit(ctx, tx, deposit, await readPayments(tx, deposit.id))
    }
  })
}
