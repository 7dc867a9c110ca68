import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Letter, Voice } from '#mails/letter.ts'
import type { Unwound } from '#positions/unwind-credit.ts'
import type { Addressed } from './address-seal-store.ts'
import { creditedMinor, type Deposit, type Payment } from './deposit.ts'

/** A payment was seen: not credited yet, and what happens next. */
export const seenMail =
  (deposit: Deposit, payment: Payment): Letter =>
  (voice) => {
    const { t } = voice
    const amount = voice.coins(deposit.coin, payment.coinMinor)
    return {
      subject: t('deposit.seen', { amount }),
      paragraphs: [
        t('deposit.onItsWay', {
          amount,
          network: networkOf(voice, deposit.network),
          count: deposit.requiredConfirmations,
        }),
        ...(payment.latePriceMinor === null ? [] : [t('deposit.late')]),
        t('deposit.transaction', { transaction: voice.asIs(payment.transaction) }),
      ],
      reason: t('deposit.reason'),
    }
  }

/** The chain lost a payment that was credited. */
export const reversedMail =
  (deposit: Deposit, payment: Payment, unwound?: Unwound): Letter =>
  (voice) => {
    const { t } = voice
    const credited = voice.dollars(payment.usdMinor ?? 0n)
    return {
      subject: t('deposit.reversed', { amount: voice.coins(deposit.coin, payment.coinMinor) }),
      paragraphs: [
        t('deposit.replaced', { network: networkOf(voice, deposit.network) }),
        t(payment.status === 'credited' ? 'deposit.notTakenBack' : 'deposit.takenBack', { credited }),
        ...unwoundLines(voice, unwound),
        t('deposit.mayReturn'),
        t('deposit.hold'),
        t('deposit.transaction', { transaction: voice.asIs(payment.transaction) }),
      ],
      reason: t('deposit.reason'),
    }
  }

/** What came out of positions with it, and the results that it earned there. */
function unwoundLines({ t, dollars }: Voice, unwound: Unwound | undefined): string[] {
  const { fromPositionsMinor: positions = 0n, resultsMinor: results = 0n } = unwound ?? {}
  return [
    ...(positions > 0n ? [t('deposit.outOfPositions', { amount: dollars(positions) })] : []),
    ...(results > 0n ? [t('deposit.resultsReversed', { amount: dollars(results) })] : []),
    ...(results < 0n ? [t('deposit.lossesReversed', { amount: dollars(-results) })] : []),
  ]
}

/** What was credited covers what was asked: the receipt. */
export const settledMail =
  (publicUrl: string, deposit: Deposit, payments: readonly Payment[]): Letter =>
  (voice) => {
    const { t, dollars, asIs } = voice
    return {
      subject: t('deposit.settled', { amount: dollars(deposit.amountMinor) }),
      paragraphs: [
        t('deposit.credited', { amount: dollars(creditedMinor(payments)) }),
        whatNow(voice, deposit),
        t('deposit.reference', { reference: asIs(deposit.reference) }),
      ],
      link: { label: t('deposit.receipt'), url: `${publicUrl}/dashboard/receipts/${deposit.id}` },
      reason: t('deposit.reason'),
    }
  }

/** To the operator's inbox and the staff who look after the system, in English. */
export const addressChangedMail =
  (publicUrl: string, { id, network, coin, address }: Addressed): Letter =>
  () => ({
    subject: 'A deposit address in the database was changed',
    paragraphs: [
      `The address stored for a ${coin.toUpperCase()} checkout on ${networkName(network)} is not the one that was made for it. Nothing in the product changes an address, so somebody or something else wrote to the database.`,
      'The address is not shown, and payments to it are not counted. Other checkouts go on.',
      'What to do: find out who can write to the database and shut them out, then put the right address back from a backup. The alarm ends by itself once the stored address is right again. If DATA_DIR came from another machine, the file secrets/address-seal-key in it may be the wrong one: then every address is told.',
      `Stored address: ${address}`,
      `Deposit: ${id}`,
    ],
    link: { label: 'See the health of the system', url: `${publicUrl}/staff/system` },
    reason: 'You get this mail because you look after this Evenmoor installation.',
  })

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

const networkOf = ({ t, asIs }: Voice, id: string): string =>
  id === 'practice' ? t('deposit.practiceNetwork') : asIs(networkName(id))

function whatNow({ t, dollars }: Voice, { planId, positionId, amountMinor }: Deposit): string {
  if (planId === null) return t('deposit.available')
  if (positionId === null) return t('deposit.planNotOpened')
  return t('deposit.planOpened', { amount: dollars(amountMinor) })
}
