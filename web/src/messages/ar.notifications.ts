import { notifications } from '#messages/ar/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** Arabic of what people are told. */
export const messages: NotificationsMessages = { notifications }
