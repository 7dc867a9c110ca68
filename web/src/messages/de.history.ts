import { history } from '#messages/de/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** German of the chart on the first page. */
export const messages: HistoryMessages = { history }
