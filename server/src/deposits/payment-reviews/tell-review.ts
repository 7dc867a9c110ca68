import { formatMoney } from '@evenmoor/ledger/money'
import { mailAlert } from '#alerts/raise-alert.ts'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Deposit, Payment } from '../deposit.ts'
import { inReviewMail, refusedMail, toReviewMail } from './mails.ts'

const factsOf = ({ id, coin }: Deposit, { coinMinor }: Payment) => ({
  deposit_id: id,
  coin,
  coin_amount: formatMoney({ asset: coin, minor: coinMinor }),
})

/** Tells the investor that a payment arrived and is being reviewed, and staff that it waits for them. */
export async function tellInReview(ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> {
  ctx.log.warn(
    { deposit_id: deposit.id, transaction: payment.transaction },
    'a payment is worth more than is credited without the approval of staff',
  )
  await recordAudit(ctx, tx, {
    actorId: null,
    action: 'payment.review',
    subject: `payment/${payment.id}`,
    after: { deposit: deposit.id, transaction: payment.transaction, block: payment.blockHash },
  })
  await mailAlert(ctx, tx, 'payment_in_review', toReviewMail(ctx.config.publicUrl, deposit, payment))
  const notice = { kind: 'deposit_in_review', facts: factsOf(deposit, payment) } as const
  await tellPerson(ctx, tx, deposit.investorId, notice, inReviewMail(deposit, payment))
}

/** Tells the investor that a payment is not credited, and why. */
export async function tellRefused(ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> {
  const reason = payment.refusal?.reason ?? ''
  const notice = { kind: 'deposit_refused', facts: { ...factsOf(deposit, payment), reason } } as const
  await tellPerson(ctx, tx, deposit.investorId, notice, refusedMail(deposit, payment))
}
