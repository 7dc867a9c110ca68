import { descriptions, home } from '#messages/tr/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Turkish of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
