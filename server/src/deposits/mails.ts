import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Letter, Voice } from '#mails/letter.ts'
import { networkNameIn } from '#mails/network-name-in.ts'
import type { Figure } from '#platform/mail/mail-content.ts'
import type { Unwound } from '#positions/unwind-credit.ts'
import type { Addressed } from './address-seal-store.ts'
import { creditedMinor, type Deposit, type Payment } from './deposit.ts'

/** A payment was seen: not credited yet, and what happens next. */
export const seenMail =
  (deposit: Deposit, payment: Payment): Letter =>
  (voice) => {
    const { t, coins, moment } = voice
    const amount = coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.seen', { amount }),
      paragraphs: [
        t('deposit.onItsWay', { network: networkNameIn(voice, deposit.network) }),
        ...(payment.latePriceMinor === null ? [] : [t('deposit.late')]),
      ],
      figures: [{ label: t('figures.payment'), value: amount }],
      box: transactionBox(voice, deposit, payment),
      timeline: {
        title: t('next.title'),
        steps: [
          { label: t('next.seen'), state: 'done', when: moment(payment.firstSeenAt) },
          { label: t('next.confirming', { count: deposit.requiredConfirmations }), state: 'now' },
          { label: t('next.credited'), state: 'next' },
        ],
      },
      reason: t('deposit.reason'),
    }
  }

const transactionBox = (voice: Voice, { network }: Deposit, { transaction }: Payment) => ({
  label: voice.t('box.transaction', { network: networkNameIn(voice, network) }),
  value: transaction,
})

/** The chain lost a payment that was credited. */
export const reversedMail =
  (deposit: Deposit, payment: Payment, unwound?: Unwound): Letter =>
  (voice) => {
    const { t } = voice
    const credited = voice.dollars(payment.usdMinor ?? 0n)
    const amount = voice.coins(deposit.coin, payment.coinMinor)
    const isUsed = payment.status === 'credited'
    return {
      subject: t('deposit.reversed', { amount }),
      paragraphs: [
        t('deposit.replaced', { network: networkNameIn(voice, deposit.network) }),
        t(isUsed ? 'deposit.notTakenBack' : 'deposit.takenBack', { credited }),
        ...((unwound?.fromPositionsMinor ?? 0n) > 0n ? [t('deposit.outOfPositions')] : []),
        t('deposit.mayReturn'),
        t('deposit.hold'),
      ],
      figures: [
        { label: t('figures.payment'), value: amount },
        ...(isUsed ? [] : [{ label: t('figures.takenBack'), value: credited }]),
        ...unwoundFigures(voice, unwound),
      ],
      box: transactionBox(voice, deposit, payment),
      reason: t('deposit.reason'),
    }
  }

/** What came out of positions with it, and the results that it earned there. */
function unwoundFigures({ t, dollars }: Voice, unwound: Unwound | undefined): Figure[] {
  const { fromPositionsMinor: positions = 0n, resultsMinor: results = 0n } = unwound ?? {}
  return [
    ...(positions > 0n ? [{ label: t('figures.fromPositions'), value: dollars(positions) }] : []),
    ...(results > 0n ? [{ label: t('figures.results'), value: dollars(results) }] : []),
    ...(results < 0n ? [{ label: t('figures.losses'), value: dollars(-results) }] : []),
  ]
}

/** What was credited covers what was asked: the receipt. */
export const settledMail =
  (publicUrl: string, deposit: Deposit, payments: readonly Payment[]): Letter =>
  (voice) => {
    const { t, dollars, asIs } = voice
    return {
      subject: t('deposit.settled', { amount: dollars(deposit.amountMinor) }),
      paragraphs: [whatNow(voice, deposit)],
      figures: [
        { label: t('figures.deposit'), value: dollars(deposit.amountMinor) },
        { label: t('figures.credited'), value: dollars(creditedMinor(payments)), isTotal: true },
        { label: t('figures.reference'), value: asIs(deposit.reference) },
      ],
      link: { label: t('deposit.receipt'), url: `${publicUrl}/dashboard/receipts/${deposit.id}` },
      reason: t('deposit.reason'),
    }
  }

/** To the operator's inbox and the staff who look after the system, in English. */
export const addressChangedMail =
  (
    publicUrl: string,
    { reference, network, coin, address }: Addressed & Pick<Deposit, 'reference'>,
  ): Letter =>
  () => ({
    subject: 'A deposit address in the database was changed',
    paragraphs: [
      `The address stored for a ${coin.toUpperCase()} checkout on ${networkName(network)} isn’t the one made for it. Nothing in the product changes an address, so someone or something else wrote to the database.`,
      'We no longer show the address and don’t count payments to it. Other checkouts continue.',
      'What to do: find out who can write to the database and lock them out, then restore the right address from a backup. The alarm ends once the stored address is right. If DATA_DIR came from another machine, its file secrets/address-seal-key may be the wrong one: then every address is reported.',
    ],
    figures: [{ label: 'Deposit', value: reference }],
    box: { label: 'Stored address', value: address },
    link: { label: 'See system health', url: `${publicUrl}/staff/system` },
    reason: 'You’re receiving this because you run this Evenmoor installation.',
  })

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

function whatNow({ t, dollars }: Voice, { planId, positionId, amountMinor }: Deposit): string {
  if (planId === null) return t('deposit.available')
  if (positionId === null) return t('deposit.planNotOpened')
  return t('deposit.planOpened', { amount: dollars(amountMinor) })
}
