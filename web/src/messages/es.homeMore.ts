import { faqFirst } from '#messages/es/faq-first.ts'
import { homeMore } from '#messages/es/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** Spanish of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
