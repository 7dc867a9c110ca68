import { type PayoutReceiptFacts, payoutReceiptFormat } from '@evenmoor/contract/payout-receipts'
import type { Context } from '#context.ts'
import { findById } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { paidWithdrawal } from '#withdrawals/requests/find-withdrawals.ts'
import { documentOwner } from './document-owner.ts'

/**
 * What the receipt of an own withdrawal says, and the language of its owner. 404 for anybody else's, and before it is
 * confirmed: until then its payment can still leave the chain.
 */
export async function gatherPayoutReceipt(
  ctx: Context,
  tx: Tx,
  { investorId, withdrawalId }: { readonly investorId: string; readonly withdrawalId: string },
): Promise<{ facts: PayoutReceiptFacts; locale: string }> {
  const { withdrawal, transfer } = await paidWithdrawal(ctx, tx, { id: withdrawalId, investorId })
  const { transaction, timeline } = withdrawal
  const confirmed = timeline.findLast(({ status }) => status === 'confirmed')
  if (transaction === null || confirmed === undefined) throw notFound()
  const person = await findById(tx, investorId)
  return {
    locale: person.locale,
    facts: {
      format: payoutReceiptFormat,
      ...documentOwner(ctx, person),
      withdrawal: withdrawal.id,
      reference: withdrawal.reference,
      network: withdrawal.network,
      network_name: withdrawal.network_name,
      coin: withdrawal.coin,
      address: withdrawal.address,
      amount: withdrawal.amount,
      fee: withdrawal.fee,
      net: withdrawal.net,
      transaction,
      transfer,
      steps: timeline.map(({ status, at }) => ({ status, at })),
      confirmed_at: confirmed.at,
    },
  }
}
