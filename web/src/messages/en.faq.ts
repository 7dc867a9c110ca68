import { faq } from '#messages/en/faq.ts'

/** English of the FAQ page. */
export const messages = { faq } as const
