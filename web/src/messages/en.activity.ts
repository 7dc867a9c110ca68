import { activity } from '#messages/en/activity.ts'
import { statements } from '#messages/en/statements.ts'

/** English of transactions and statements; loaded with them. */
export const messages = { activity, statements } as const
