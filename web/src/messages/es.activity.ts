import { activity } from '#messages/es/activity.ts'
import { statements } from '#messages/es/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** Spanish of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
