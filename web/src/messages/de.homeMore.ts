import { faqFirst } from '#messages/de/faq-first.ts'
import { homeMore } from '#messages/de/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** German of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
