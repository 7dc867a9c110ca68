import { history } from '#messages/id/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** Indonesian of the chart on the first page. */
export const messages: HistoryMessages = { history }
