import { faqFirst } from '#messages/en/faq-first.ts'
import { faq, descriptions } from '#messages/en/faq.ts'

/** English of the FAQ page. */
export const messages = { descriptions, faq, faqFirst } as const
