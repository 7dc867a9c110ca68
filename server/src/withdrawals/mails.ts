import type { Letter, Voice } from '#mails/letter.ts'
import { networkNameIn } from '#mails/network-name-in.ts'
import { type FreezeLink, orFreeze } from '#mails/security-actions.ts'
import type { Figure, MailContent, TimelineStep } from '#platform/mail/mail-content.ts'
import { deviceName } from '#sessions/mails.ts'
import { withdrawalCoin } from './withdrawal.ts'

type Told = {
  readonly id: string
  /** Its short reference, `W-…`: what one says when writing about it. */
  readonly reference: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  /** What leaves, in the coin. */
  readonly coinMinor: bigint
  readonly network: string
  readonly address: string
  readonly createdAt: Date
}

const statusLink = ({ t }: Voice, publicUrl: string, id: string) => ({
  label: t('withdrawal.link'),
  url: `${publicUrl}/dashboard/withdrawals/${id}`,
})

const referenceLine = ({ t, asIs }: Voice, reference: string): Figure => ({
  label: t('figures.reference'),
  value: asIs(reference),
})

/** The amount, what it costs and what arrives; the address, to be compared. */
const whatAndWhere = (voice: Voice, withdrawal: Told) => {
  const { t, dollars, coins } = voice
  const { reference, amountMinor, feeMinor, coinMinor, network, address } = withdrawal
  return {
    figures: [
      { label: t('figures.withdrawal'), value: dollars(amountMinor) },
      { label: t('figures.fee'), value: dollars(-feeMinor) },
      { label: t('figures.receive'), value: coins(withdrawalCoin, coinMinor), isTotal: true },
      referenceLine(voice, reference),
    ],
    box: { label: t('box.address', { network: networkNameIn(voice, network) }), value: address },
  } satisfies Pick<MailContent, 'figures' | 'box'>
}

/** What came back: the whole amount. */
const amountOnly = (voice: Voice, { amountMinor, reference }: Pick<Told, 'amountMinor' | 'reference'>) => [
  { label: voice.t('figures.withdrawal'), value: voice.dollars(amountMinor) },
  referenceLine(voice, reference),
]

type Requested = Told & {
  readonly isHeld: boolean
  readonly waitsUntil: Date | null
  /** From which program it was requested; null where that is unknown. */
  readonly userAgent: string | null
  /** From request to payment, the median of recent ones; null where there were none. */
  readonly medianSeconds: number | null
}

/** Links of this email that work without logging in. */
export type CancelLinks = FreezeLink & { readonly cancelUrl: string }

/** After a withdrawal was requested: the email that alerts the owner if it was not them. */
export const requestedMail =
  (publicUrl: string, withdrawal: Requested, links: CancelLinks): Letter =>
  (voice) => {
    const { t, dollars, moment } = voice
    const { waitsUntil } = withdrawal
    return {
      subject: t('withdrawal.requested', { amount: dollars(withdrawal.amountMinor) }),
      paragraphs: [
        t('withdrawal.inReview'),
        ...(waitsUntil === null ? [] : [t('withdrawal.newAddress', { when: moment(waitsUntil) })]),
        ...(withdrawal.isHeld ? [t('withdrawal.held')] : []),
      ],
      ...whatAndWhere(voice, withdrawal),
      timeline: { title: t('next.title'), steps: requestedSteps(voice, withdrawal) },
      link: statusLink(voice, publicUrl, withdrawal.id),
      actions: orFreeze(voice, { label: t('securityActions.cancel'), url: links.cancelUrl }, links),
      reason: t('withdrawal.reason'),
    }
  }

function requestedSteps(voice: Voice, withdrawal: Requested): TimelineStep[] {
  const { t, coins, moment, span } = voice
  const { createdAt, waitsUntil, userAgent, coinMinor, medianSeconds } = withdrawal
  const review = [
    ...(waitsUntil === null ? [] : [t('next.wait', { when: moment(waitsUntil) })]),
    ...(medianSeconds === null ? [] : [t('next.median', { span: span(medianSeconds) })]),
  ]
  return [
    {
      label: t('next.requested'),
      state: 'done',
      when: moment(createdAt),
      ...(userAgent !== null && { detail: deviceName(voice, userAgent) }),
    },
    {
      label: t('next.review'),
      state: 'now',
      ...(review.length > 0 && { detail: review.join('. ') }),
    },
    { label: t('next.sent'), state: 'next', detail: t('next.sentDetail') },
    {
      label: t('next.confirmed'),
      state: 'next',
      detail: t('next.atAddress', { amount: coins(withdrawalCoin, coinMinor) }),
    },
  ]
}

/** After the payment left. */
export const sentMail =
  (publicUrl: string, withdrawal: Told & { transaction: string; sentAt: Date }): Letter =>
  (voice) => {
    const { t, dollars, coins, moment, asIs } = voice
    const { figures } = whatAndWhere(voice, withdrawal)
    const amount = coins(withdrawalCoin, withdrawal.coinMinor)
    return {
      subject: t('withdrawal.sent', { amount: dollars(withdrawal.amountMinor) }),
      paragraphs: [t('withdrawal.sentText')],
      figures: [...figures, { label: t('figures.to'), value: asIs(withdrawal.address) }],
      box: {
        label: t('box.transaction', { network: networkNameIn(voice, withdrawal.network) }),
        value: withdrawal.transaction,
      },
      timeline: {
        title: t('next.title'),
        steps: [
          { label: t('next.requested'), state: 'done', when: moment(withdrawal.createdAt) },
          { label: t('next.sent'), state: 'done', when: moment(withdrawal.sentAt) },
          { label: t('next.confirmed'), state: 'now', detail: t('next.atAddress', { amount }) },
        ],
      },
      link: statusLink(voice, publicUrl, withdrawal.id),
      reason: t('withdrawal.reason'),
    }
  }

/** Staff rejected it, and why. */
export const rejectedMail =
  (
    publicUrl: string,
    withdrawal: Pick<Told, 'id' | 'reference' | 'amountMinor'> & { reason: string },
  ): Letter =>
  (voice) => ({
    subject: voice.t('withdrawal.rejected', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [
      voice.t('withdrawal.why', { reason: voice.asIs(withdrawal.reason) }),
      voice.t('withdrawal.allBack'),
    ],
    figures: amountOnly(voice, withdrawal),
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reason'),
  })

/** The network refused it for good. */
export const failedMail =
  (publicUrl: string, withdrawal: Told): Letter =>
  (voice) => ({
    ...whatAndWhere(voice, withdrawal),
    subject: voice.t('withdrawal.failed', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [voice.t('withdrawal.notTaken'), voice.t('withdrawal.allBackCheck')],
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reason'),
  })

/** The owner canceled it with the link in the email about it. */
export const canceledByLinkMail =
  (publicUrl: string, withdrawal: Pick<Told, 'id' | 'reference' | 'amountMinor'>): Letter =>
  (voice) => ({
    subject: voice.t('withdrawal.cancelled', { amount: voice.dollars(withdrawal.amountMinor) }),
    paragraphs: [voice.t('withdrawal.canceledByLink')],
    figures: amountOnly(voice, withdrawal),
    link: statusLink(voice, publicUrl, withdrawal.id),
    reason: voice.t('withdrawal.reason'),
  })
