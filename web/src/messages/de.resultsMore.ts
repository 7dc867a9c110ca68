import { resultsMore } from '#messages/de/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** German of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
