import { account } from '#messages/fr/account.ts'
import { newsletter, descriptions } from '#messages/fr/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** French of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
