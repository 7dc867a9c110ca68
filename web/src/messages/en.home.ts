import { faqFirst } from '#messages/en/faq-first.ts'
import { home } from '#messages/en/home.ts'

/** English of the home page. */
export const messages = { home, faqFirst } as const
