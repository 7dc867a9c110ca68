import { faqFirst } from '#messages/id/faq-first.ts'
import { faq, descriptions } from '#messages/id/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Indonesian of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
