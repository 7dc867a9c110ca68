import { legal } from '#messages/id/legal.ts'
import { risks, descriptions } from '#messages/id/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** Indonesian of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
