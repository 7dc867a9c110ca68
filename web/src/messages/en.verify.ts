import { descriptions, verify } from '#messages/en/verify.ts'

/** English of the page that checks a statement. */
export const messages = { descriptions, verify } as const
