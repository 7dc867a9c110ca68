import { legal } from '#messages/pt-BR/legal.ts'
import { terms, descriptions } from '#messages/pt-BR/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
