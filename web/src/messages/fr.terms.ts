import { legal } from '#messages/fr/legal.ts'
import { terms, descriptions } from '#messages/fr/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** French of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
