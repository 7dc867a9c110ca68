import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { forgetAddress } from './change-address.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import { lockAddedSince } from './saved-address-store.ts'
import { tellStep } from '../tell-investor.ts'
import { openStatuses } from '../withdrawal.ts'
import { lockOpenTo } from '../withdrawal-store.ts'

/**
 * After a "That wasn't me": removes addresses added since an instant from the book, also those whose wait was skipped,
 * and cancels unapproved withdrawals to them.
 */
export async function dropNewAddresses(
  ctx: Context,
  tx: Tx,
  { investorId, since }: { investorId: string; since: Date },
): Promise<void> {
  const added = await lockAddedSince(tx, investorId, since)
  for (const saved of added) await forgetAddress(ctx, tx, saved)
  const addresses = added.map(({ address }) => address)
  for (const withdrawal of await lockOpenTo(tx, { investorId, addresses, statuses: openStatuses })) {
    await returnWithdrawal(ctx, tx, withdrawal, { status: 'cancelled', actorId: investorId })
    await tellStep(ctx, tx, withdrawal, 'withdrawal_cancelled')
  }
}
