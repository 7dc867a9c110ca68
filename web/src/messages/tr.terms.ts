import { legal } from '#messages/tr/legal.ts'
import { terms, descriptions } from '#messages/tr/terms.ts'
import type { TermsMessages } from '#messages/shape.ts'

/** Turkish of the page on terms. */
export const messages: TermsMessages = { descriptions, legal, terms }
