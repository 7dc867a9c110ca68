import { faqFirst } from '#messages/es/faq-first.ts'
import { faq, descriptions } from '#messages/es/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Spanish of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
