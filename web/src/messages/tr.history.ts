import { history } from '#messages/tr/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** Turkish of the chart on the first page. */
export const messages: HistoryMessages = { history }
