import { faqFirst } from '#messages/de/faq-first.ts'
import { home } from '#messages/de/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** German of the home page. */
export const messages: HomeMessages = { home, faqFirst }
