import type { Letter } from '#mails/letter.ts'
import type { ContactMessage } from './contact-message.ts'

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
