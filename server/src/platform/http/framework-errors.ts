import { because, type Refusal } from '@evenmoor/contract/refusals'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problems.ts'
import { sendProblem, shapeFor } from './send-problem.ts'
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
  const problem = isTooLong
    ? new Problem(414, because('url_too_long'))
    : new Problem(400, because('url_invalid'))
  void sendProblem(request, reply.headers(headersOf(request.id)), problem)
}

const faults: Readonly<Record<string, readonly [status: number, why: Refusal]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, because('request_too_slow')],
  HPE_HEADER_OVERFLOW: [431, because('headers_too_large')],
}

const notValid = because('http_invalid')

/**
 * Refuses, in the shape that every other refusal has, what Node would by itself answer with neither a body nor headers: a
 * request without a Host (its own check has to be off), and one that expects what nobody can do.
 */
export function refuseWhatNodeWould(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0')
      throw new Problem(400, notValid, { headers: { connection: 'close' } })
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const problem = new Problem(417, because('expectation_unknown'))
    const { type, body } = shapeFor(request.headers.accept, problem)
    response
      .writeHead(problem.status, {
        ...headersOf(randomUUID()),
        'content-type': type,
        vary: 'accept',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body)
  })
}

/** Answers bytes that are no HTTP request, in the shape that every other refusal has, and ends the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, why] = faults[error.code ?? ''] ?? [400, notValid]
  // What it accepts cannot be read.
  const { type, body } = shapeFor(undefined, new Problem(status, why))
  const headers = {
    ...headersOf(randomUUID()),
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroy(error)
}
