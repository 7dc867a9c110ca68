import { faqFirst } from '#messages/fr/faq-first.ts'
import { homeMore } from '#messages/fr/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** French of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
