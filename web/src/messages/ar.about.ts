import { about, descriptions } from '#messages/ar/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** Arabic of the about page. */
export const messages: AboutMessages = { descriptions, about }
