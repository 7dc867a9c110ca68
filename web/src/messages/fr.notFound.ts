import { notFound } from '#messages/fr/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** French of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
