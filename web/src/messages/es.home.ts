import { faqFirst } from '#messages/es/faq-first.ts'
import { home } from '#messages/es/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Spanish of the home page. */
export const messages: HomeMessages = { home, faqFirst }
