import { account } from '#messages/pt-BR/account.ts'
import { newsletter, descriptions } from '#messages/pt-BR/newsletter.ts'
import type { NewsletterMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages: NewsletterMessages = { descriptions, account, newsletter }
