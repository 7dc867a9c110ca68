import { notifications } from '#messages/tr/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** Turkish of what people are told. */
export const messages: NotificationsMessages = { notifications }
