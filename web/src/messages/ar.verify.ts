import { descriptions, verify } from '#messages/ar/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** Arabic of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
