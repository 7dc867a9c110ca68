import { contact, descriptions } from '#messages/de/contact.ts'
import { forms } from '#messages/de/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** German of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
