import { account } from '#messages/de/account.ts'
import { newsletter, descriptions } from '#messages/de/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** German of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
