import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { requestIdField } from '#platform/logging/log.ts'
import { securityHeaders } from './security-headers.ts'
import { endConnectionsWhileClosing } from './closing.ts'
import { followRequests } from './current-request.ts'
import { answerError } from './errors.ts'
import { answerClientError, answerFrameworkError, refuseWhatNodeWould } from './framework-errors.ts'
import { readJsonBodies } from './json-body.ts'
import { dropUnwantedBodies } from './no-body.ts'
import { refuseTrace } from './other-methods.ts'
import { createRequestIds, type RequestIds } from './request-ids.ts'
import { endSlowBodies } from './slow-bodies.ts'
import { type RequestWatch, watchRequests } from './watch-requests.ts'

const bodyLimitBytes = 64 * 1024

/** What traces requests, from before anything else looks at them. */
export type RequestTracing = Pick<RequestIds, 'traceIdOf'> & {
  readonly traceRequests: (app: FastifyInstance, ids: RequestIds) => void
}

/** A Fastify server with our limits, ids, and error answers; routes are registered on it. `watches` are told of each request. */
export function createApp(
  logger?: FastifyBaseLogger,
  trustProxy: Config['trustProxy'] = false,
  watches: readonly RequestWatch[] = [],
  tracing?: RequestTracing,
): FastifyInstance {
  const ids = createRequestIds(trustProxy)
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: requestIdField }),
    genReqId: ids.idOf,
    trustProxy,
    bodyLimit: bodyLimitBytes,
    // Headers have ten seconds, and bodies their own time (`endSlowBodies`); this is what a file may take to arrive.
    requestTimeout: 45_000,
    http: { requireHostHeader: false, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    connectionTimeout: 60_000,
    // Whatever hangs, every caller has an answer within ten seconds, on a busy machine too (docs/decisions/0230).
    handlerTimeout: 7_500,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  dropUnwantedBodies(app)
  endSlowBodies(app)
  endConnectionsWhileClosing(app)
  app.setErrorHandler(answerError)
  // Before the hooks that refuse: what they answer is told too.
  tracing?.traceRequests(app, ids)
  followRequests(app, tracing ?? ids)
  watchRequests(app, watches)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id })
  })
  refuseWhatNodeWould(app)
  refuseTrace(app)
  return app
}
