import { legal } from '#messages/ar/legal.ts'
import { terms, descriptions } from '#messages/ar/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** Arabic of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
