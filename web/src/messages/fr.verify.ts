import { descriptions, verify } from '#messages/fr/verify.ts'
import type { VerifyMessages } from '#messages/shape.ts'

/** French of the page that checks a statement. */
export const messages: VerifyMessages = { descriptions, verify }
