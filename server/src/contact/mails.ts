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

/** To whoever wrote the message: what staff wrote, in a frame in the language of the page that it came from. */
export const answerMail =
  (
    message: { reference: bigint; created_at: Date },
    { text, repliesGoTo }: { text: string; repliesGoTo: string },
  ): Letter =>
  ({ t, asIs, moment }) => {
    const reference = asIs(referenceText(message.reference))
    return {
      subject: t('answer.subject', { reference }),
      paragraphs: [
        t('answer.intro', { when: moment(message.created_at) }),
        // The words of staff need not be in the language of the frame.
        ...text.split(/\n+/).map(asIs),
        t('answer.reply', { email: asIs(repliesGoTo), reference }),
      ],
      reason: t('answer.reason'),
      replyTo: repliesGoTo,
    }
  }
