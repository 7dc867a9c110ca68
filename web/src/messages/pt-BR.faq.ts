import { faqFirst } from '#messages/pt-BR/faq-first.ts'
import { faq, descriptions } from '#messages/pt-BR/faq.ts'
import type { FaqMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the FAQ page. */
export const messages: FaqMessages = { descriptions, faq, faqFirst }
