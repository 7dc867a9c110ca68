import { results, descriptions } from '#messages/id/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** Indonesian of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
