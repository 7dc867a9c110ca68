import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Letter } from '#mails/letter.ts'
import type { Deposit, Payment } from './deposit.ts'

/** It arrived and is being reviewed: nothing to do. */
export const inReviewMail =
  (deposit: Deposit, payment: Payment): Letter =>
  ({ t, coins, asIs }) => {
    const amount = coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.inReview', { amount }),
      paragraphs: [
        t('deposit.reviewed', { amount }),
        t('deposit.transaction', { transaction: asIs(payment.transaction) }),
      ],
      reason: t('deposit.reason'),
    }
  }

/** It is not credited, and why. */
export const refusedMail =
  (deposit: Deposit, payment: Payment): Letter =>
  ({ t, coins, asIs }) => {
    const amount = coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.refused', { amount }),
      paragraphs: [
        t('deposit.notCredited', { amount, reason: asIs(payment.refusal?.reason ?? '') }),
        t('deposit.transaction', { transaction: asIs(payment.transaction) }),
      ],
      reason: t('deposit.reason'),
    }
  }

/** To the operator's inbox and the staff who decide, in English. */
export const toReviewMail =
  (publicUrl: string, deposit: Deposit, payment: Payment): Letter =>
  () => ({
    subject: `A ${deposit.coin.toUpperCase()} payment needs two approvals`,
    paragraphs: [
      `A payment of ${formatMoney({ asset: deposit.coin, minor: payment.coinMinor })} ${deposit.coin.toUpperCase()} on ${networkName(deposit.network)} is confirmed and worth more than DEPOSIT_APPROVAL_ABOVE. It isn't credited until two of you approve it.`,
      'Compare it with a second source, such as a public block explorer of that network. A node that tells of payments that were never made shows itself like this.',
      `Transaction: ${payment.transaction}`,
      `Deposit: ${deposit.id}`,
    ],
    link: { label: 'Review the payment', url: `${publicUrl}/staff/payment-reviews/${payment.id}` },
    reason: 'You get this mail because you look after deposits of this Evenmoor installation.',
  })
