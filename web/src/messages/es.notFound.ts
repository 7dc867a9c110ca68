import { notFound } from '#messages/es/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** Spanish of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
