import { legal } from '#messages/fr/legal.ts'
import { risks, descriptions } from '#messages/fr/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** French of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
