import type { FastifyRequest } from 'fastify'

/** A request header by its lower-case name; undefined when it is missing or empty. */
export const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined =>
    [headers[name]].flat()[0] || undefined
