import { faqFirst } from '#messages/id/faq-first.ts'
import { home } from '#messages/id/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Indonesian of the home page. */
export const messages: HomeMessages = { home, faqFirst }
