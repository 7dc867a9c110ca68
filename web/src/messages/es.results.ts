import { results, descriptions } from '#messages/es/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** Spanish of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
