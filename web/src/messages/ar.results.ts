import { results, descriptions } from '#messages/ar/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** Arabic of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
