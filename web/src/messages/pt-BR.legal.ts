import { legal } from '#messages/pt-BR/legal.ts'
import { privacy } from '#messages/pt-BR/privacy.ts'
import { risks } from '#messages/pt-BR/risks.ts'
import { terms } from '#messages/pt-BR/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
