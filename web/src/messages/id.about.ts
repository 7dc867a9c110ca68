import { about, descriptions } from '#messages/id/about.ts'
import type { AboutMessages } from '#messages/shape.ts'

/** Indonesian of the about page. */
export const messages: AboutMessages = { descriptions, about }
