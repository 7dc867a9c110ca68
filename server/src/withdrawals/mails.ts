import { type Mail, composeMail } from '#platform/mail/compose.ts'
import { exactDollars } from '#wallet/dollars.ts'

type Amounts = {
  readonly id: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly address: string
}

const statusLink = (publicUrl: string, id: string) => ({
  label: 'See where it stands',
  url: `${publicUrl}/dashboard/withdrawals/${id}`,
})

const reason = 'You get this mail because a withdrawal was asked for from your account at Evenmoor.'

const amounts = ({ amountMinor, feeMinor, address }: Amounts): string =>
  `You withdraw ${exactDollars(amountMinor)}. Our fee (1 %) is ${exactDollars(feeMinor)}. ` +
  `You receive ${exactDollars(amountMinor - feeMinor)} in USDT at ${address}.`

/** When a withdrawal was asked for: the mail that tells the owner of the account if it was not them. */
export const requestedMail = (publicUrl: string, withdrawal: Amounts): Mail =>
  composeMail({
    subject: `Withdrawal of ${exactDollars(withdrawal.amountMinor)} requested`,
    paragraphs: [amounts(withdrawal), 'It is in review now. Until it is approved you can take it back.'],
    link: statusLink(publicUrl, withdrawal.id),
    reason: `${reason} If it was not you, cancel it and change your password.`,
  })

export const sentMail = (publicUrl: string, withdrawal: Amounts & { transaction: string }): Mail =>
  composeMail({
    subject: `Withdrawal of ${exactDollars(withdrawal.amountMinor)} sent`,
    paragraphs: [amounts(withdrawal), `It was sent in transaction ${withdrawal.transaction}.`],
    link: statusLink(publicUrl, withdrawal.id),
    reason,
  })

export const rejectedMail = (publicUrl: string, withdrawal: Amounts & { reason: string }): Mail =>
  composeMail({
    subject: `Withdrawal of ${exactDollars(withdrawal.amountMinor)} not approved`,
    paragraphs: [
      `We did not approve your withdrawal of ${exactDollars(withdrawal.amountMinor)}. The reason: ${withdrawal.reason}`,
      'All of the money is available in your account again, and nothing was charged.',
    ],
    link: statusLink(publicUrl, withdrawal.id),
    reason,
  })

export const failedMail = (publicUrl: string, withdrawal: Amounts): Mail =>
  composeMail({
    subject: `Withdrawal of ${exactDollars(withdrawal.amountMinor)} could not be sent`,
    paragraphs: [
      `The network did not take your withdrawal to ${withdrawal.address}.`,
      'All of the money is available in your account again, and nothing was charged. Look at the address before you ask again.',
    ],
    link: statusLink(publicUrl, withdrawal.id),
    reason,
  })
