import { notFound } from '#messages/pt-BR/not-found.ts'
import type { NotFoundMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the page for unknown addresses. */
export const messages: NotFoundMessages = { notFound }
