import { about, descriptions } from '#messages/en/about.ts'

/** English of the about page. */
export const messages = { descriptions, about } as const
