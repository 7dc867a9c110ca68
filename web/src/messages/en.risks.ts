import { legal } from '#messages/en/legal.ts'
import { risks, descriptions } from '#messages/en/risks.ts'

/** English of the page on risks. */
export const messages = { descriptions, legal, risks } as const
