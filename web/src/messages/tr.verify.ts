import { descriptions, verify } from '#messages/tr/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** Turkish of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
