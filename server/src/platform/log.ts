import type { FastifyBaseLogger } from 'fastify'

/** Where the server writes what happened: levels of pino, fields first, then the sentence. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

/** The field of a line that names the request it is about. */
export const requestIdField = 'request_id'
