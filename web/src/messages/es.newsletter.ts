import { account } from '#messages/es/account.ts'
import { newsletter, descriptions } from '#messages/es/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** Spanish of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
