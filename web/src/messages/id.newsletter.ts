import { account } from '#messages/id/account.ts'
import { newsletter, descriptions } from '#messages/id/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** Indonesian of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
