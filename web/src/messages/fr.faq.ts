import { faqFirst } from '#messages/fr/faq-first.ts'
import { faq, descriptions } from '#messages/fr/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** French of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
