import { notifications } from '#messages/en/notifications.ts'

/** English of what people are told. */
export const messages = { notifications } as const
