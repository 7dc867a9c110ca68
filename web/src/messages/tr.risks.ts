import { legal } from '#messages/tr/legal.ts'
import { risks, descriptions } from '#messages/tr/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** Turkish of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
