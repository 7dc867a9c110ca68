import { legal } from '#messages/pt-BR/legal.ts'
import { privacy } from '#messages/pt-BR/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the page on privacy. */
export const messages: PrivacyMessages = { legal, privacy }
