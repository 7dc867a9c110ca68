import type { FastifyInstance } from 'fastify'
import { currentRequest } from './current-request.ts'

/** A request that is over. */
export type EndedRequest = {
  readonly requestId: string
  readonly traceId: string | undefined
  readonly method: string
  /** The pattern that its address matched, such as `/api/plans/:id/`; `none` where none did. Never the address itself. */
  readonly route: string
  /** 499 where the caller left before the answer was through. */
  readonly status: number
  readonly seconds: number
  /** A stream of live updates, which lasts as long as its page. */
  readonly isStream: boolean
}

export type RequestWatch = {
  readonly begun?: () => void
  readonly ended: (request: EndedRequest) => void
}

const callerLeft = 499

/** Tells each watch of every request that `followRequests` follows: when it begins, and when its answer is through or its caller gone. */
export function watchRequests(app: FastifyInstance, watches: readonly RequestWatch[]): void {
  if (watches.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const begunMs = performance.now()
    for (const { begun } of watches) begun?.()
    const { raw } = reply
    const traceId = currentRequest()?.traceId
    // `close` comes once, also where the connection broke; `finish` would not.
    raw.once('close', () => {
      const isStream = String(raw.getHeader('content-type') ?? '').startsWith('text/event-stream')
      const ended = {
        requestId: request.id,
        traceId,
        method: request.method,
        route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
        status: raw.writableFinished || isStream ? raw.statusCode : callerLeft,
        seconds: (performance.now() - begunMs) / 1000,
        isStream,
      }
      for (const watch of watches) watch.ended(ended)
    })
    done()
  })
}
