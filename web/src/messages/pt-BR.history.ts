import { history } from '#messages/pt-BR/history.ts'
import type { HistoryMessages } from '#messages/shape.ts'

/** Portuguese of the chart on the first page. */
export const messages: HistoryMessages = { history }
