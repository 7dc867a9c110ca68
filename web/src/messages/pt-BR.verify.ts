import { descriptions, verify } from '#messages/pt-BR/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** Portuguese of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
