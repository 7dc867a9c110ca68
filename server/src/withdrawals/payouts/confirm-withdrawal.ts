import { english } from '#platform/english.ts'
import { because } from '@evenmoor/contract/refusals'
import { post } from '@evenmoor/ledger'
import { type ChainBlock, type ChainNetwork, depthOf } from '#chains/chain-network.ts'
import { confirmationsFor, networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { knownTips } from '#deposits/networks/chain-progress.ts'
import { isDetached, reverseKeptTransfer } from '#kept-months/reverse-transfer.ts'
import { asSql } from '#platform/database/transaction.ts'
import { withReference } from '#platform/short-reference.ts'
import { failedMail } from '../mails.ts'
import { paidTransfer } from './pay-withdrawal.ts'
import { selectPaidBlocks } from './payout-payment-store.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import { tellStep } from '../tell-investor.ts'
import { type Withdrawal, withdrawalCoin } from '../withdrawal.ts'
import { selectWithdrawals } from '../withdrawal-list-store.ts'
import { lockWithdrawal, writeStatus } from '../withdrawal-store.ts'

const batchSize = 100

/**
 * Confirms every withdrawal whose payment is deep enough, and returns one that our own network dropped. Other networks
 * may show a payment again, so there a person decides; their node is asked only once the watcher has seen the payment
 * deep enough, and not while the network is paused.
 */
export async function confirmSentWithdrawals(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const sent = await selectWithdrawals(ctx.db, { status: 'sent', order: 'oldest', after, limit: batchSize })
    for (const withdrawal of await worthAsking(ctx, sent)) {
      const fate = await fateOf(ctx, withdrawal)
      if (fate === 'confirmed') await confirmWithdrawal(ctx, withdrawal.id)
      if (fate === 'dropped') await giveBackIfKept(ctx, withdrawal.id)
    }
    after = sent.length < batchSize ? undefined : sent.at(-1)?.id
  } while (after !== undefined)
}

/** Those of our own network, which costs nothing to ask, and those that their watcher has seen deep enough. */
async function worthAsking(ctx: Context, sent: readonly Withdrawal[]): Promise<Withdrawal[]> {
  if (sent.length === 0) return []
  const tips = await knownTips(ctx.db)
  const blocks = await selectPaidBlocks(
    ctx.db,
    sent.map(({ id }) => id),
  )
  return sent.filter(({ id, network: networkId }) => {
    const network = networksOf(ctx).withId(networkId)
    if (network === undefined || network.isOwn) return network !== undefined
    const tip = tips.get(networkId)
    return tip !== undefined && isDeep(ctx, network, blocks.get(id) ?? null, tip)
  })
}

const isDeep = (ctx: Context, network: ChainNetwork, block: ChainBlock | null, tip: ChainBlock): boolean =>
  depthOf(block, tip) >= confirmationsFor(ctx, network, withdrawalCoin)

/** Networks are queried outside transactions: they may take their time. */
async function fateOf(
  ctx: Context,
  { network: id, transaction, paymentOutput }: Withdrawal,
): Promise<'confirmed' | 'dropped' | 'open'> {
  const network = networksOf(ctx).withId(id)
  if (transaction === null || network === undefined) return 'open'
  // The tip first: a block that arrives in between only makes the answer more cautious.
  const tip = await network.tip(ctx)
  const payment = await network.findPayment(ctx, { transaction, outputIndex: paymentOutput })
  if (payment === undefined) return network.isOwn ? 'dropped' : 'open'
  if (!isDeep(ctx, network, payment.block, tip)) return 'open'
  // A node that has gone over to another network since its watcher believed it confirms nothing.
  await network.prove(ctx)
  return 'confirmed'
}

const confirmWithdrawal = (ctx: Context, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.status !== 'sent') return
    await writeStatus(tx, id, { status: 'confirmed', at: ctx.clock.now(), actorId: null })
    await tellStep(ctx, tx, withdrawal, 'withdrawal_confirmed')
  })

/** One that would need the entries of a detached month waits for it, and keeps none of the others from their turn. */
async function giveBackIfKept(ctx: Context, id: string): Promise<void> {
  try {
    await giveBackDropped(ctx, id)
  } catch (error) {
    if (!isDetached(error)) throw error
    ctx.log.error(
      { err: error, withdrawal_id: id },
      'a withdrawal could not be brought in line with its payment',
    )
  }
}

/** The payment is reversed, fee included, and the whole amount is available again. */
const giveBackDropped = (ctx: Context, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    // Another process may have been here in between.
    if (withdrawal?.status !== 'sent') return
    const letter = withReference(tx, withdrawal).then((told) => failedMail(ctx.config.publicUrl, told))
    await tellStep(ctx, tx, withdrawal, 'withdrawal_failed', letter)
    // Already booked: posting it again books nothing and returns its transfer.
    const { transferId } = await post(asSql(tx), paidTransfer(withdrawal))
    await reverseKeptTransfer(tx, transferId)
    await returnWithdrawal(ctx, tx, withdrawal, {
      status: 'failed',
      actorId: null,
      reason: english(because('payout_dropped')),
    })
  })
