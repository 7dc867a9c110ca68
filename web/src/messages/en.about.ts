import { about } from '#messages/en/about.ts'

/** English of the about page. */
export const messages = { about } as const
