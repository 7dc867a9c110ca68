import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './built-pages.ts'
import { reportingEndpoints } from './content-policy.ts'

/** Answers with a document: its own policy, the best encoding the browser takes, and 304 when it has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: 200 | 404,
): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    'reporting-endpoints': reportingEndpoints,
    // The page names the built files of its version: ask each time, but send it only when it changed.
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const [encoding, body] = chooseEncoding(page, accepted)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(body)
}

function chooseEncoding(page: Page, accepted: string): [string | null, Buffer] {
  const takes = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted)
  if (takes('br')) return ['br', page.br]
  if (takes('gzip')) return ['gzip', page.gzip]
  return [null, page.html]
}
