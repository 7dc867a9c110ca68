import { results, descriptions } from '#messages/tr/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** Turkish of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
