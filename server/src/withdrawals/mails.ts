import type { Letter, Voice } from '#mails/letter.ts'

type Amounts = {
  readonly id: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly address: string
}

const statusLink = ({ t }: Voice, publicUrl: string, id: string) => ({
  label: t('withdrawal.link'),
  url: `${publicUrl}/dashboard/withdrawals/${id}`,
})

const amounts = ({ t, dollars, asIs }: Voice, { amountMinor, feeMinor, address }: Amounts): string =>
  t('withdrawal.amounts', {
    amount: dollars(amountMinor),
    fee: dollars(feeMinor),
    net: dollars(amountMinor - feeMinor),
    address: asIs(address),
  })

/** After a withdrawal was requested: the email that alerts the owner if it was not them. */
export const requestedMail =
  (publicUrl: string, withdrawal: Amounts & { isHeld: boolean; waitsUntil: Date | null }): Letter =>
  (voice) => ({
    subject: voice.t('withdrawal.requested', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [
      amounts(voice, withdrawal),
      voice.t('withdrawal.inReview'),
      ...(withdrawal.waitsUntil === null
        ? []
        : [voice.t('withdrawal.newAddress', { when: voice.moment(withdrawal.waitsUntil) })]),
      ...(withdrawal.isHeld ? [voice.t('withdrawal.held')] : []),
    ],
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reasonNotYou'),
  })

export const sentMail =
  (publicUrl: string, withdrawal: Amounts & { transaction: string }): Letter =>
  (voice) => ({
    subject: voice.t('withdrawal.sent', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [
      amounts(voice, withdrawal),
      voice.t('withdrawal.transaction', { transaction: voice.asIs(withdrawal.transaction) }),
    ],
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reason'),
  })

export const rejectedMail =
  (publicUrl: string, withdrawal: Amounts & { reason: string }): Letter =>
  (voice) => {
    const amount = voice.dollars(withdrawal.amountMinor)
    return {
      subject: voice.t('withdrawal.rejected', { amount }),
      paragraphs: [
        voice.t('withdrawal.why', { amount, reason: voice.asIs(withdrawal.reason) }),
        voice.t('withdrawal.allBack'),
      ],
      link: statusLink(voice, publicUrl, withdrawal.id),
      reason: voice.t('withdrawal.reason'),
    }
  }

export const failedMail =
  (publicUrl: string, withdrawal: Amounts): Letter =>
  (voice) => ({
    subject: voice.t('withdrawal.failed', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [
      voice.t('withdrawal.notTaken', { address: voice.asIs(withdrawal.address) }),
      voice.t('withdrawal.allBackCheck'),
    ],
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reason'),
  })
