import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problems.ts'
import { securityHeaders } from './security-headers.ts'

const headersOf = (requestId: string) => ({
  ...securityHeaders,
  'x-request-id': requestId,
  'cache-control': 'no-store',
})

/** Answers what Fastify refuses before any hook runs: an address that cannot be decoded, or one with too long a part. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  void reply
    .code(isTooLong ? 414 : 400)
    .headers(headersOf(request.id))
    .send({ detail: isTooLong ? 'The address is too long.' : 'This address is not valid.' })
}

const faults: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
}

const notValid = 'This is not a valid HTTP request.'

/**
 * Refuses, in the shape that every other refusal has, what Node would by itself answer with neither a body nor headers: a
 * request without a Host (its own check has to be off), and one that expects what nobody can do.
 */
export function refuseWhatNodeWould(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0')
      throw new Problem(400, { detail: notValid }, { connection: 'close' })
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ detail: 'What this request expects cannot be done here.' })
    response
      .writeHead(417, {
        ...headersOf(randomUUID()),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body)
  })
}

/** Answers bytes that are no HTTP request, in the shape that every other refusal has, and ends the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, detail] = faults[error.code ?? ''] ?? [400, notValid]
  const body = JSON.stringify({ detail })
  const headers = {
    ...headersOf(randomUUID()),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroy(error)
}
