import { faqFirst } from '#messages/ar/faq-first.ts'
import { home } from '#messages/ar/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Arabic of the home page. */
export const messages: HomeMessages = { home, faqFirst }
