import { account } from '#messages/en/account.ts'
import { newsletter, descriptions } from '#messages/en/newsletter.ts'

/** English of the pages that the newsletter’s mails lead to; their button shares a text with the account forms. */
export const messages = { descriptions, account, newsletter } as const
