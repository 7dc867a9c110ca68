import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** An answer that stays open. `begin` may still refuse; from `takeOver` on the stream is its maker's. */
export class EventStream {
  readonly begin: (reply: FastifyReply) => void
  constructor(begin: (reply: FastifyReply) => void) {
    this.begin = begin
  }
}

/** Takes a reply out of the framework's hands and begins a stream of server-sent events on it. */
export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const { raw } = reply
  // By itself `writeHead` keeps nothing that could be asked for later, as `watchRequests` does.
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would gather the events before it passes them on.
    'x-accel-buffering': 'no',
    // Nothing follows a stream on its connection.
    connection: 'close',
  })
  return raw
}
