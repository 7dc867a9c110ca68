import { resultsMore } from '#messages/en/results-more.ts'

/** English of the daily results below their month; loaded when it is scrolled to. */
export const messages = { resultsMore } as const
