import { legal } from '#messages/en/legal.ts'
import { terms } from '#messages/en/terms.ts'

/** English of the page on terms. */
export const messages = { legal, terms } as const
