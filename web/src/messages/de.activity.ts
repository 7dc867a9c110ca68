import { activity } from '#messages/de/activity.ts'
import { statements } from '#messages/de/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** German of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
