import { notFound } from '#messages/id/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** Indonesian of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
