import { depthOf } from '#chains/chain-network.ts'
import { confirmationsFor, networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { type Withdrawal, withdrawalCoin } from './withdrawal.ts'
import { lockWithdrawal, selectWithdrawals, writeStatus } from './withdrawal-store.ts'

const batchSize = 100

/** Asks the network about every withdrawal that was sent and notes those that are deep enough as confirmed. */
export async function confirmSentWithdrawals(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const sent = await selectWithdrawals(ctx.db, { status: 'sent', order: 'oldest', after, limit: batchSize })
    for (const withdrawal of sent) {
      if (await isConfirmed(ctx, withdrawal)) await confirmWithdrawal(ctx, withdrawal.id)
    }
    after = sent.length < batchSize ? undefined : sent.at(-1)?.id
  } while (after !== undefined)
}

/** A network is asked outside of transactions: it may take its time. */
async function isConfirmed(ctx: Context, { network: id, transaction }: Withdrawal): Promise<boolean> {
  if (transaction === null) return false
  const network = networksOf(ctx).withId(id)
  if (network === undefined) return false
  // The tip first: a block that comes in between can only make the answer too careful.
  const tip = await network.tip(ctx)
  const payment = await network.findPayment(ctx, { transaction, outputIndex: 0 })
  return (
    payment !== undefined && depthOf(payment.block, tip) >= confirmationsFor(ctx, network, withdrawalCoin)
  )
}

const confirmWithdrawal = (ctx: Context, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.status !== 'sent') return
    await writeStatus(tx, id, { status: 'confirmed', at: ctx.clock.now(), actorId: null })
  })
