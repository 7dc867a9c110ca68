import { legal } from '#messages/en/legal.ts'
import { terms, descriptions } from '#messages/en/terms.ts'

/** English of the page on terms. */
export const messages = { descriptions, legal, terms } as const
