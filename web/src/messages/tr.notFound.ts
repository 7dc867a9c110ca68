import { notFound } from '#messages/tr/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** Turkish of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
