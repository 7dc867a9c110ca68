import type { FastifyRequest } from 'fastify'

/** A header of a request by its name in small letters; undefined where it was not sent, or says nothing. */
export const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined =>
    [headers[name]].flat()[0] || undefined
