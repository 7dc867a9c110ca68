import { history } from '#messages/es/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** Spanish of the chart on the first page. */
export const messages: HistoryMessages = { history }
