import { about, descriptions } from '#messages/de/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** German of the about page. */
export const messages: AboutMessages = { descriptions, about }
