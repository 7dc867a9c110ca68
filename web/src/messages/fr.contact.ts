import { contact, descriptions } from '#messages/fr/contact.ts'
import { forms } from '#messages/fr/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** French of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
