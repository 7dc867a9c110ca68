import { resultsMore } from '#messages/tr/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** Turkish of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
