import { notifications } from '#messages/es/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** Spanish of what people are told. */
export const messages: NotificationsMessages = { notifications }
