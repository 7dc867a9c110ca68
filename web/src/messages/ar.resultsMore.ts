import { resultsMore } from '#messages/ar/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** Arabic of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
