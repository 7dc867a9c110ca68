import { resultsMore } from '#messages/pt-BR/results-more.ts'
import type { ResultsMoreMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the daily results below their month; loaded when it is scrolled to. */
export const messages: ResultsMoreMessages = { resultsMore }
