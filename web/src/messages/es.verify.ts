import { descriptions, verify } from '#messages/es/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** Spanish of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
