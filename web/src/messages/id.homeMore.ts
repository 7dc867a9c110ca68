import { faqFirst } from '#messages/id/faq-first.ts'
import { homeMore } from '#messages/id/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** Indonesian of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
