import { faqFirst } from '#messages/es/faq-first.ts'
import { faq } from '#messages/es/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Spanish of the FAQ page. */
export const messages: FaqMessages = { faq, faqFirst }
