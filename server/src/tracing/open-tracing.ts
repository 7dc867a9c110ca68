import type { IncomingMessage } from 'node:http'
import type { Span, SpanContext } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '#config.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import type { RequestIds } from '#platform/http/request-ids.ts'
import { sqlState } from '#platform/database/transaction.ts'

/** Tells a collector of requests and of the statements that each of them ran (docs/decisions/0223). */
export type Tracing = {
  /** Begins a span for each request of a server. */
  readonly traceRequests: (app: FastifyInstance, ids: RequestIds) => void
  /** Makes a span for each statement that a request runs on the connections of a pool, from now on. */
  readonly traceStatements: (pool: pg.Pool) => void
  /** The trace that a request is part of. */
  readonly traceIdOf: (request: IncomingMessage) => string | undefined
  /** Sends what is left, as long as that takes no more than seconds. */
  readonly stop: () => Promise<void>
}

type Settings = Pick<Config, 'traceEndpoint' | 'traceHeaders' | 'traceRatio' | 'role'>

const stopWithinMs = 2_000
const statementLengthMax = 2_000

/** Undefined without an endpoint: nothing is loaded then, and nothing is sent. */
export async function openTracing(config: Settings): Promise<Tracing | undefined> {
  const { traceEndpoint, traceHeaders, traceRatio, role } = config
  if (traceEndpoint === undefined) return undefined
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${traceEndpoint}/v1/traces`,
    ...(traceHeaders && { headers: traceHeaders }),
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'evenmoor', 'evenmoor.role': role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('evenmoor')
  const spans = new WeakMap<IncomingMessage, Span>()
  const currentSpan = (): Span | undefined => {
    const request = currentRequest()
    return request && spans.get(request.raw)
  }

  const beginRequest = (request: IncomingMessage, method: string, ids: RequestIds): Span => {
    const told = spanContextIn(request.headers['traceparent'])
    const isOurs = told !== undefined && ids.isFromProxy(request)
    return tracer.startSpan(
      method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method },
        // Anybody could give their requests the name of another's trace: it is only mentioned.
        links: told === undefined || isOurs ? [] : [{ context: told }],
      },
      isOurs ? trace.setSpanContext(ROOT_CONTEXT, told) : ROOT_CONTEXT,
    )
  }

  return {
    traceRequests: (app, ids) => {
      app.addHook('onRequest', (request, reply, done) => {
        const span = beginRequest(request.raw, request.method, ids)
        spans.set(request.raw, span)
        // Where a browser's own tools look for the trace of what it asked.
        reply.header('server-timing', `traceparent;desc="${traceParentOf(span.spanContext())}"`)
        reply.raw.once('close', () => {
          const { statusCode } = reply.raw
          if (!request.is404 && request.routeOptions.url !== undefined) {
            span.updateName(`${request.method} ${request.routeOptions.url}`)
            span.setAttribute('http.route', request.routeOptions.url)
          }
          span.setAttributes({ 'http.response.status_code': statusCode, 'evenmoor.request_id': request.id })
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        done()
      })
    },
    traceStatements: (pool) => {
      pool.on('connect', (client) => {
        const query = client.query.bind(client) as (...given: unknown[]) => unknown
        const traced = (...given: unknown[]): unknown => {
          const parent = currentSpan()
          // Nor where it is over: what a request began for others belongs to none.
          if (parent?.isRecording() !== true) return query(...given)
          const text = textOf(given[0])
          const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
          const attributes = {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            // Without its values.
            'db.query.text': text.slice(0, statementLengthMax),
          }
          const span = tracer.startSpan(
            operation,
            { kind: SpanKind.CLIENT, attributes },
            trace.setSpan(ROOT_CONTEXT, parent),
          )
          const answer = query(...given)
          if (!(answer instanceof Promise)) {
            span.end()
            return answer
          }
          answer.then(
            () => span.end(),
            (error: unknown) => {
              // A message may quote what somebody typed.
              const state = sqlState(error)
              if (state !== undefined) span.setAttribute('db.response.status_code', state)
              span.setStatus({ code: SpanStatusCode.ERROR })
              span.end()
            },
          )
          return answer
        }
        client.query = traced as typeof client.query
      })
    },
    traceIdOf: (request) => spans.get(request)?.spanContext().traceId,
    stop: () => inTime(provider.shutdown().catch(() => undefined)),
  }
}

/** W3C Trace Context, version 00. */
const traceParent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

function spanContextIn(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = traceParent.exec(String(header)) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

const traceParentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)

/** A collector that does not answer holds up no end. */
async function inTime(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, stopWithinMs)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
