import { resultsMore } from '#messages/es/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** Spanish of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
