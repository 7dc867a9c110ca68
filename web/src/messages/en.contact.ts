import { account } from '#messages/en/account.ts'
import { contact } from '#messages/en/contact.ts'

/** English of the contact page; its form shares the rules and texts of the account forms. */
export const messages = { account, contact } as const
