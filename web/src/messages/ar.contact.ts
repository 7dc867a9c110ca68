import { contact, descriptions } from '#messages/ar/contact.ts'
import { forms } from '#messages/ar/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** Arabic of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
