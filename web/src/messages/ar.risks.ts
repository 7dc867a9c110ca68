import { legal } from '#messages/ar/legal.ts'
import { risks, descriptions } from '#messages/ar/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** Arabic of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
