import { faqFirst } from '#messages/pt-BR/faq-first.ts'
import { homeMore } from '#messages/pt-BR/home-more.ts'
import type { HomeMoreMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the home page below its plans; loaded when it is scrolled to. */
export const messages: HomeMoreMessages = { faqFirst, homeMore }
