import { about, descriptions } from '#messages/pt-BR/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the about page. */
export const messages: AboutMessages = { descriptions, about }
