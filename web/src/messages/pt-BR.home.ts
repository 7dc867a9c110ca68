import { faqFirst } from '#messages/pt-BR/faq-first.ts'
import { home } from '#messages/pt-BR/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the home page. */
export const messages: HomeMessages = { home, faqFirst }
