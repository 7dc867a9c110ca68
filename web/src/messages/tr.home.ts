import { faqFirst } from '#messages/tr/faq-first.ts'
import { home } from '#messages/tr/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Turkish of the home page. */
export const messages: HomeMessages = { home, faqFirst }
