import { legal } from '#messages/es/legal.ts'
import { terms, descriptions } from '#messages/es/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** Spanish of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
