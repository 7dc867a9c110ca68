import { account } from '#messages/tr/account.ts'
import { newsletter, descriptions } from '#messages/tr/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** Turkish of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
