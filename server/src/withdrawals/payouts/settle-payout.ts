/** What a payment from staff's wallet does to its withdrawal: sends it, or takes it back to approved. */
import { post } from '@evenmoor/ledger'
import { formatMoney } from '@evenmoor/ledger/money'
import { raiseAlert } from '#alerts/raise-alert.ts'
import type { ChainPayment } from '#chains/chain-network.ts'
import { networkName } from '#chains/network-names.ts'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { reverseKeptTransfer } from '#kept-months/reverse-transfer.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { withReference } from '#platform/short-reference.ts'
import { sentMail } from '../mails.ts'
import { paidTransfer } from './pay-withdrawal.ts'
import type { PayoutPayment } from './payout-payment.ts'
import type { Withdrawal } from '../withdrawal.ts'
import { tellStep } from '../tell-investor.ts'
import { lockWithdrawal, writePayment, writeStatus } from '../withdrawal-store.ts'

type Output = Pick<ChainPayment, 'transaction' | 'outputIndex'>

/** Marks an approved withdrawal, locked by the caller, as sent: status, transfer and email are one. */
export async function markPaid(
  ctx: Context,
  tx: Tx,
  withdrawal: Withdrawal,
  { transaction, outputIndex }: Output,
): Promise<void> {
  const { id, paidTransferId } = withdrawal
  // If it was paid and reversed before, the reversal is reversed: the same payment again.
  const { transferId } =
    paidTransferId === null
      ? await post(asSql(tx), paidTransfer(withdrawal))
      : await reverseKeptTransfer(tx, paidTransferId)
  await writePayment(tx, id, { outputIndex, transferId })
  await writeStatus(tx, id, { status: 'sent', at: ctx.clock.now(), actorId: null, transaction })
  const mail = withReference(tx, withdrawal).then((told) =>
    sentMail(ctx.config.publicUrl, { ...told, transaction, sentAt: ctx.clock.now() }),
  )
  await tellStep(ctx, tx, withdrawal, 'withdrawal_sent', mail)
}

/** Takes a withdrawal back to approved after its payment dropped off the chain, and alerts staff. */
export async function losePayout(ctx: Context, tx: Tx, payment: PayoutPayment): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, payment.withdrawalId)
  const isPaidByIt = withdrawal?.transaction === payment.transaction
  const isPaid = withdrawal?.status === 'sent' || withdrawal?.status === 'confirmed'
  if (!isPaidByIt || !isPaid || withdrawal.paidTransferId === null) return
  const { id, paidTransferId } = withdrawal
  const { transferId } = await reverseKeptTransfer(tx, paidTransferId)
  await writePayment(tx, id, { outputIndex: 0, transferId })
  const at = ctx.clock.now()
  await writeStatus(tx, id, { status: 'approved', at, actorId: null, transaction: null })
  await recordAudit(ctx, tx, {
    actorId: null,
    action: 'withdrawal.payment_lost',
    subject: `withdrawal/${id}`,
    before: { status: withdrawal.status, transaction: payment.transaction },
    after: { status: 'approved' },
  })
  await tellStep(ctx, tx, withdrawal, 'withdrawal_again')
  const { transaction, network } = payment
  const paidMinor = withdrawal.amountMinor - withdrawal.feeMinor
  const amount_usd = formatMoney({ asset: 'usd', minor: paidMinor })
  const facts = { amount_usd, network: networkName(network), transaction }
  await raiseAlert(ctx, tx, { kind: 'payout_lost', subject: `${id} ${transaction}`, facts })
}

/** Counts a payment that returned to its chain; false when its withdrawal no longer waits for it. */
export async function payAgain(ctx: Context, tx: Tx, payment: PayoutPayment): Promise<boolean> {
  const withdrawal = await lockWithdrawal(tx, payment.withdrawalId)
  if (withdrawal?.status !== 'approved') return false
  await markPaid(ctx, tx, withdrawal, payment)
  return true
}
