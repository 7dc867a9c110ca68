import { legal } from '#messages/fr/legal.ts'
import { risks } from '#messages/fr/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** French of the page on risks. */
export const messages: RisksMessages = { legal, risks }
