import { faqFirst } from '#messages/en/faq-first.ts'
import { faq } from '#messages/en/faq.ts'

/** English of the FAQ page. */
export const messages = { faq, faqFirst } as const
