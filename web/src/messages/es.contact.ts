import { contact, descriptions } from '#messages/es/contact.ts'
import { forms } from '#messages/es/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** Spanish of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
