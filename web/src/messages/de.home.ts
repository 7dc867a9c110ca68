import { descriptions, home } from '#messages/de/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** German of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
