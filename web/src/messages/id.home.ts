import { descriptions, home } from '#messages/id/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Indonesian of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
