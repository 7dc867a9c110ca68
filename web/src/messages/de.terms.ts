import { legal } from '#messages/de/legal.ts'
import { terms, descriptions } from '#messages/de/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** German of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
