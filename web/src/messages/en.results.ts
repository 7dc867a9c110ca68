import { results, descriptions } from '#messages/en/results.ts'

/** English of the daily results page. */
export const messages = { descriptions, results } as const
