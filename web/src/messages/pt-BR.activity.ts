import { activity } from '#messages/pt-BR/activity.ts'
import { statements } from '#messages/pt-BR/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** Portuguese of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
