import { legal } from '#messages/es/legal.ts'
import { risks, descriptions } from '#messages/es/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** Spanish of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
