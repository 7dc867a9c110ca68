import { notFound } from '#messages/de/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** German of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
