import { descriptions, verify } from '#messages/de/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** German of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
