import type { Letter } from '#mails/letter.ts'
import { type ContactMessage, referenceText } from './contact-message.ts'

/** To the operator's inbox, in English; answering it writes to whoever sent the message. */
export const contactMail =
  (reference: string, { name, email, message }: ContactMessage): Letter =>
  () => ({
    subject: `Contact message ${reference}`,
    paragraphs: [`From ${name}, ${email}`, ...message.split(/\n+/)],
    reason:
      'You get this mail because your inbox is the contact address of this installation (CONTACT_EMAIL).',
    replyTo: email,
  })

/**
 * To whoever wrote the message: what staff wrote, in a frame in the language of the page that it came from.
 * `repliesGoTo` null: nobody reads replies, and the mail leads to the form instead.
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
        // The words of staff need not be in the language of the frame.
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

/** To the colleague whom a message was handed to. What stands in it is read in the console, by those who may. */
export const reassignedMail =
  (publicUrl: string, { id, reference, by }: { id: string; reference: bigint; by: string }): Letter =>
  ({ t, asIs }) => ({
    subject: t('handedOver.subject', { reference: asIs(referenceText(reference)) }),
    paragraphs: [t('handedOver.text', { name: asIs(by), reference: asIs(referenceText(reference)) })],
    link: { label: t('handedOver.link'), url: `${publicUrl}/staff/messages/${id}` },
    reason: t('handedOver.reason'),
  })
