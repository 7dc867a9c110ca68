import { descriptions, verify } from '#messages/id/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** Indonesian of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
