import { contact, descriptions } from '#messages/id/contact.ts'
import { forms } from '#messages/id/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** Indonesian of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
