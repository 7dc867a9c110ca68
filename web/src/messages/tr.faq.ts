import { faqFirst } from '#messages/tr/faq-first.ts'
import { faq, descriptions } from '#messages/tr/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Turkish of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
