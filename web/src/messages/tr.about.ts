import { about, descriptions } from '#messages/tr/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** Turkish of the about page. */
export const messages: AboutMessages = { descriptions, about }
