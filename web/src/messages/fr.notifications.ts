import { notifications } from '#messages/fr/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** French of what people are told. */
export const messages: NotificationsMessages = { notifications }
