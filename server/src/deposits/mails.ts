import type { Letter, Voice } from '#mails/letter.ts'
import { networkNameIn } from '#mails/network-name-in.ts'
import type { Figure } from '#platform/mail/mail-content.ts'
import type { Unwound } from '#positions/unwinding/unwind-credit.ts'
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

/** The transaction of a payment, to compare or copy. */
export const transactionBox = (voice: Voice, { network }: Deposit, { transaction }: Payment) => ({
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

function whatNow({ t, dollars }: Voice, { planId, positionId, amountMinor }: Deposit): string {
  if (planId === null) return t('deposit.available')
  if (positionId === null) return t('deposit.planNotOpened')
  return t('deposit.planOpened', { amount: dollars(amountMinor) })
}
