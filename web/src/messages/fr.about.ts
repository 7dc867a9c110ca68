import { about, descriptions } from '#messages/fr/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** French of the about page. */
export const messages: AboutMessages = { descriptions, about }
