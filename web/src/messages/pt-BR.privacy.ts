import { legal } from '#messages/pt-BR/legal.ts'
import { privacy, descriptions } from '#messages/pt-BR/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
