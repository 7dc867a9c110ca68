import { notifications } from '#messages/id/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** Indonesian of what people are told. */
export const messages: NotificationsMessages = { notifications }
