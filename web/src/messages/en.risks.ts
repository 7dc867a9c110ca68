import { legal } from '#messages/en/legal.ts'
import { risks } from '#messages/en/risks.ts'

/** English of the page on risks. */
export const messages = { legal, risks } as const
