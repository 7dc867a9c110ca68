import { resultsMore } from '#messages/fr/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** French of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
