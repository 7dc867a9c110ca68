import { faqFirst } from '#messages/fr/faq-first.ts'
import { home } from '#messages/fr/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** French of the home page. */
export const messages: HomeMessages = { home, faqFirst }
