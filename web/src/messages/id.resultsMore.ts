import { resultsMore } from '#messages/id/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** Indonesian of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
