import { descriptions, home } from '#messages/en/home.ts'

/** English of the home page, as far as its plans. */
export const messages = { descriptions, home } as const
