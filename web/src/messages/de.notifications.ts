import { notifications } from '#messages/de/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** German of what people are told. */
export const messages: NotificationsMessages = { notifications }
