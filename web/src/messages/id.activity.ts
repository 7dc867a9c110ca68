import { activity } from '#messages/id/activity.ts'
import { statements } from '#messages/id/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** Indonesian of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
