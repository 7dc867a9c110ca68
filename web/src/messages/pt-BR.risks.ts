import { legal } from '#messages/pt-BR/legal.ts'
import { risks, descriptions } from '#messages/pt-BR/risks.ts'
import type { RisksMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the page on risks. */
export const messages: RisksMessages = { descriptions, legal, risks }
