import { activity } from '#messages/tr/activity.ts'
import { statements } from '#messages/tr/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** Turkish of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
