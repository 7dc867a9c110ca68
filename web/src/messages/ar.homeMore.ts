import { faqFirst } from '#messages/ar/faq-first.ts'
import { homeMore } from '#messages/ar/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** Arabic of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
