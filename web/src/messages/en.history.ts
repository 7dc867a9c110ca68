import { history } from '#messages/en/history.ts'

/** English of the chart on the first page. */
export const messages = { history } as const
