import { faqFirst } from '#messages/tr/faq-first.ts'
import { homeMore } from '#messages/tr/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** Turkish of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
