import { account } from '#messages/ar/account.ts'
import { newsletter, descriptions } from '#messages/ar/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** Arabic of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
