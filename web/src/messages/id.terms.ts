import { legal } from '#messages/id/legal.ts'
import { terms, descriptions } from '#messages/id/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** Indonesian of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
