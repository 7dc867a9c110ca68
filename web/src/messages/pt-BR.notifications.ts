import { notifications } from '#messages/pt-BR/notifications.ts'
import type { NotificationsMessages } from '#messages/shape.ts'

/** Portuguese of what people are told. */
export const messages: NotificationsMessages = { notifications }
