import { contact, descriptions } from '#messages/tr/contact.ts'
import { forms } from '#messages/tr/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** Turkish of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
