import { contact, descriptions } from '#messages/en/contact.ts'
import { forms } from '#messages/en/forms.ts'

/** English of the contact page; its form shares the rules and texts of the account forms. */
export const messages = { descriptions, account: forms, contact } as const
