import { contact, descriptions } from '#messages/pt-BR/contact.ts'
import { forms } from '#messages/pt-BR/forms.ts'
import type { ContactMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the contact page; its form shares the rules and texts of the account forms. */
export const messages: ContactMessages = { descriptions, account: forms, contact }
