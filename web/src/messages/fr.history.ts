import { history } from '#messages/fr/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** French of the chart on the first page. */
export const messages: HistoryMessages = { history }
