import { about, descriptions } from '#messages/es/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** Spanish of the about page. */
export const messages: AboutMessages = { descriptions, about }
