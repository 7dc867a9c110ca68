import { activity } from '#messages/ar/activity.ts'
import { statements } from '#messages/ar/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** Arabic of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
