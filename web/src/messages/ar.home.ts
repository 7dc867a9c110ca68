import { descriptions, home } from '#messages/ar/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Arabic of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
