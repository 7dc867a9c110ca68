import { results, descriptions } from '#messages/fr/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** French of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
