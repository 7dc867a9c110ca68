import { results } from '#messages/en/results.ts'

/** English of the daily results page. */
export const messages = { results } as const
