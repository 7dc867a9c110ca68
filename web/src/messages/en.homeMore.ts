import { faqFirst } from '#messages/en/faq-first.ts'
import { homeMore } from '#messages/en/home-more.ts'

/** English of the home page below its plans; loaded when it is scrolled to. */
export const messages = { faqFirst, homeMore } as const
