import { faqFirst } from '#messages/ar/faq-first.ts'
import { faq, descriptions } from '#messages/ar/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Arabic of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
