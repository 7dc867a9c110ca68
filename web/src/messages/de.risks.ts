import { legal } from '#messages/de/legal.ts'
import { risks, descriptions } from '#messages/de/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** German of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
