import { descriptions, home } from '#messages/es/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Spanish of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
