import { notFound } from '#messages/ar/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** Arabic of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
