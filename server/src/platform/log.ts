import type { FastifyBaseLogger } from 'fastify'

/** Where the server writes what happened: levels of pino, fields first, then the sentence. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>
