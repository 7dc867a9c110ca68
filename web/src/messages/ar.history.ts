import { history } from '#messages/ar/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** Arabic of the chart on the first page. */
export const messages: HistoryMessages = { history }
