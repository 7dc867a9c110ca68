import { descriptions, home } from '#messages/pt-BR/home.ts'
import type { HomeMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the home page, as far as its plans. */
export const messages: HomeMessages = { descriptions, home }
