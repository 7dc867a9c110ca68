import { type ReceiptFacts, receiptFormat } from '@evenmoor/contract/receipts'
import type { Context } from '#context.ts'
import { getDeposit } from '#deposits/checkouts/get-deposit.ts'
import { findById } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { documentOwner } from './document-owner.ts'

/**
 * What the receipt of an own checkout says, and the language of its owner. 404 for anybody else's, and while no payment
 * to it was credited: a paper that says "receipt" is about money that came.
 */
export async function gatherReceipt(
  ctx: Context,
  tx: Tx,
  { investorId, depositId }: { readonly investorId: string; readonly depositId: string },
): Promise<{ facts: ReceiptFacts; locale: string }> {
  const deposit = await getDeposit(ctx, tx, investorId, depositId)
  if (!deposit.payments.some(({ status }) => status === 'credited')) throw notFound()
  const person = await findById(tx, investorId)
  return {
    locale: person.locale,
    facts: {
      format: receiptFormat,
      ...documentOwner(ctx, person),
      deposit: deposit.id,
      reference: deposit.reference,
      network: deposit.network,
      network_name: deposit.network_name,
      coin: deposit.coin,
      address: deposit.address,
      asked: deposit.amount,
      credited: deposit.credited,
      settled_at: deposit.settled_at,
      at: deposit.settled_at ?? ctx.clock.now().toISOString(),
      payments: deposit.payments.map(
        ({ transaction, amount, status, first_seen_at, price, credited, transfer }) => ({
          transaction,
          amount,
          status,
          first_seen_at,
          price,
          credited,
          transfer,
        }),
      ),
    },
  }
}
