import { notFound } from '#messages/en/not-found.ts'

/** English of the page for unknown addresses. */
export const messages = { notFound } as const
