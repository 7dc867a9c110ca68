import { faqFirst } from '#messages/de/faq-first.ts'
import { faq, descriptions } from '#messages/de/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** German of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
