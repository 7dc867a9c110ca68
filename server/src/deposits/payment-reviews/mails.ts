import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Letter } from '#mails/letter.ts'
import type { Deposit, Payment } from '../deposit.ts'
import { transactionBox } from '../mails.ts'

/** It arrived and is being reviewed: nothing to do. */
export const inReviewMail =
  (deposit: Deposit, payment: Payment): Letter =>
  (voice) => {
    const { t, coins, moment } = voice
    const amount = coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.inReview', { amount }),
      paragraphs: [t('deposit.reviewed')],
      figures: [{ label: t('figures.payment'), value: amount }],
      box: transactionBox(voice, deposit, payment),
      timeline: {
        title: t('next.title'),
        steps: [
          { label: t('next.seen'), state: 'done', when: moment(payment.firstSeenAt) },
          { label: t('next.approval'), state: 'now' },
          { label: t('next.credited'), state: 'next' },
        ],
      },
      reason: t('deposit.reason'),
    }
  }

/** It is not credited, and why. */
export const refusedMail =
  (deposit: Deposit, payment: Payment): Letter =>
  (voice) => {
    const { t, coins, asIs } = voice
    const amount = coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.refused', { amount }),
      paragraphs: [t('deposit.notCredited', { reason: asIs(payment.refusal?.reason ?? '') })],
      figures: [{ label: t('figures.payment'), value: amount }],
      box: transactionBox(voice, deposit, payment),
      reason: t('deposit.reason'),
    }
  }

/** To the operator's inbox and the staff who decide, in English. */
export const toReviewMail =
  (publicUrl: string, deposit: Deposit, payment: Payment): Letter =>
  () => ({
    subject: `A ${deposit.coin.toUpperCase()} payment needs two approvals`,
    paragraphs: [
      'It’s confirmed and worth more than DEPOSIT_APPROVAL_ABOVE. It isn’t credited until two of you approve it.',
      'Compare it with a second source, such as a public block explorer of that network. A node that invents payments shows up like this.',
    ],
    figures: [
      {
        label: 'Payment',
        value: `${formatMoney({ asset: deposit.coin, minor: payment.coinMinor })} ${deposit.coin.toUpperCase()}`,
      },
      { label: 'Network', value: networkName(deposit.network) },
      { label: 'Deposit', value: deposit.reference },
    ],
    box: { label: 'Transaction', value: payment.transaction },
    link: { label: 'Review the payment', url: `${publicUrl}/staff/payment-reviews/${payment.id}` },
    reason: 'You’re receiving this because you handle deposits of this Evenmoor installation.',
  })
