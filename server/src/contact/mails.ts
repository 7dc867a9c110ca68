import type { LookAlike } from '@evenmoor/contract/look-alike'
import type { Letter } from '#mails/letter.ts'
import { type ContactMessage, referenceText } from './contact-message.ts'

/** To the operator's inbox, in English. A reply goes to the sender of the message. */
export const contactMail =
  (reference: string, { name, email, message }: ContactMessage, resembles: LookAlike | null): Letter =>
  ({ asIs }) => ({
    subject: `Contact message ${reference}`,
    paragraphs: [
      `From ${asIs(name)}, ${asIs(email)}`,
      ...(resembles === null ? [] : [warningOf(resembles, asIs)]),
      ...message.split(/\n+/).map(asIs),
    ],
    reason:
      'You’re receiving this because your inbox is the contact address of this installation (CONTACT_EMAIL).',
    replyTo: email,
  })

function warningOf({ kind, name, email }: LookAlike, asIs: (text: string) => string): string {
  const other = `${asIs(name)}, ${asIs(email)}`
  if (kind === 'colleague_name') return `Careful: this name looks like a colleague's: ${other}.`
  return kind === 'email'
    ? `Careful: this email address looks like another account's: ${other}.`
    : `Careful: this name looks like another account's: ${other}.`
}

/**
 * To the sender of the message: staff's answer, framed in the language of the page it was sent from.
 * `repliesGoTo` null: replies are not read, and the mail links to the form instead.
 */
export const answerMail =
  (
    message: { reference: bigint; created_at: Date },
    { text, repliesGoTo, publicUrl }: { text: string; repliesGoTo: string | null; publicUrl: string },
  ): Letter =>
  ({ t, asIs, moment, page }) => {
    const reference = asIs(referenceText(message.reference))
    return {
      subject: t('answer.subject', { reference }),
      paragraphs: [
        t('answer.intro', { when: moment(message.created_at) }),
        // Staff may write in another language than the rest of the email.
        ...text.split(/\n+/).map(asIs),
        repliesGoTo === null
          ? t('answer.noReply', { link: page(`${publicUrl}/contact`) })
          : t('answer.reply', { email: asIs(repliesGoTo), reference }),
      ],
      reason: t('answer.reason'),
      isByPerson: true,
      ...(repliesGoTo !== null && { replyTo: repliesGoTo }),
    }
  }

/** To the colleague who got a message assigned. Its text is read in the console only. */
export const reassignedMail =
  (publicUrl: string, { id, reference, by }: { id: string; reference: bigint; by: string }): Letter =>
  ({ t, asIs }) => ({
    subject: t('handedOver.subject', { reference: asIs(referenceText(reference)) }),
    paragraphs: [t('handedOver.text', { name: asIs(by), reference: asIs(referenceText(reference)) })],
    link: { label: t('handedOver.link'), url: `${publicUrl}/staff/messages/${id}` },
    reason: t('handedOver.reason'),
  })
