import { activity } from '#messages/fr/activity.ts'
import { statements } from '#messages/fr/statements.ts'
import type { ActivityMessages } from '#messages/shape.ts'

/** French of transactions and statements. */
export const messages: ActivityMessages = { activity, statements }
