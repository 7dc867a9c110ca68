import { results, descriptions } from '#messages/de/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** German of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
