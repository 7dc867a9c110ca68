import { descriptions, home } from '#messages/fr/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** French of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
