import { networkName } from '#chains/network-names.ts'
import type { Letter, Voice } from '#mails/letter.ts'
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
  (deposit: Deposit, payment: Payment): Letter =>
  (voice) => {
    const { t } = voice
    const credited = voice.dollars(payment.usdMinor ?? 0n)
    return {
      subject: t('deposit.reversed', { amount: voice.coins(deposit.coin, payment.coinMinor) }),
      paragraphs: [
        t('deposit.replaced', { network: networkOf(voice, deposit.network) }),
        t(payment.status === 'credited' ? 'deposit.notTakenBack' : 'deposit.takenBack', { credited }),
        t('deposit.mayReturn'),
        t('deposit.hold'),
        t('deposit.transaction', { transaction: voice.asIs(payment.transaction) }),
      ],
      reason: t('deposit.reason'),
    }
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
        t('deposit.reference', { reference: asIs(deposit.id) }),
      ],
      link: { label: t('deposit.receipt'), url: `${publicUrl}/dashboard/receipts/${deposit.id}` },
      reason: t('deposit.reason'),
    }
  }

const networkOf = ({ t, asIs }: Voice, id: string): string =>
  id === 'practice' ? t('deposit.practiceNetwork') : asIs(networkName(id))

function whatNow({ t, dollars }: Voice, { planId, positionId, amountMinor }: Deposit): string {
  if (planId === null) return t('deposit.available')
  if (positionId === null) return t('deposit.planNotOpened')
  return t('deposit.planOpened', { amount: dollars(amountMinor) })
}
