import { results, descriptions } from '#messages/pt-BR/results.ts'
import type { ResultsMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the daily results page. */
export const messages: ResultsMessages = { descriptions, results }
