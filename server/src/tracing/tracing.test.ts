/** What a collector is told of a request: one trace from who asked to each statement, and nothing of whom it is about. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessLog } from '#access-log.ts'
import { readConfig } from '#config.ts'
import { createContext } from '#context.ts'
import { createLog } from '#platform/logging/create-log.ts'
import { createServer } from '#server.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { createTestPool } from '#testing/pool.ts'
import { startServer } from '#testing/second-process.ts'
import { openTracing, type Tracing } from './open-tracing.ts'

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type ToldSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly links?: readonly { readonly traceId: string }[]
}

type ToldMessage = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[]
  }[]
}

let app: TestApp
let ada: TestPerson
let collector: Server
let told: {
  readonly headers: Record<string, unknown>
  readonly text: string
  readonly spans: readonly ToldSpan[]
}[]
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as ToldMessage
    const spans = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    told.push({ headers: request.headers, text: JSON.stringify(body), spans })
    response.setHeader('content-type', 'application/json').end('{}')
  }
  collector = createHttpServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  collector.close()
  collector.closeAllConnections()
  await app.close()
})
beforeEach(() => {
  told = []
})

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

type Traced = {
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
  readonly logged: Record<string, unknown>[]
  /** Everything that was told, once nothing more will be. */
  readonly end: () => Promise<readonly ToldSpan[]>
}

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

async function traced(env: Record<string, string>): Promise<Traced> {
  const config = {
    ...readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), ...env }, '/'),
    dataDir: app.ctx.config.dataDir,
  }
  const tracing = (await openTracing(config)) as Tracing
  const logged: Record<string, unknown>[] = []
  const to = new Writable({
    write: (line, _encoding, done) => {
      logged.push(JSON.parse(String(line)))
      done()
    },
  })
  const log = createLog('info', to)
  const pool = createTestPool(app.database, 2)
  tracing.traceStatements(pool)
  const ctx = createContext({ config, pool, log, clock: app.clock })
  const server = await createServer(ctx, { logger: log, watches: [accessLog(to)], tracing })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  let isEnded = false
  const end = async () => {
    if (isEnded) return
    isEnded = true
    await server.close()
    await tracing.stop()
    await ctx.db.destroy()
  }
  ends.push(end)
  return {
    call: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    logged,
    end: async () => {
      await end()
      return told.flatMap(({ spans }) => spans)
    },
  }
}

const traceId = 'a'.repeat(32)
const parent = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }
const attributesOf = (span: ToldSpan | undefined) =>
  Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])

test("a trace goes on from a trusted proxy's request to each of its statements", async () => {
  const { call, logged, end } = await traced({ TRUST_PROXY: 'loopback' })
  const headers = { ...parent, authorization: `Bearer ${ada.access}` }
  const reply = await call('/api/wallet/?note=private', { headers })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('server-timing')).toMatch(
    new RegExp(`^traceparent;desc="00-${traceId}-[0-9a-f]{16}-01"$`),
  )
  await reply.text()
  const spans = await end()
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
  const request = spans.find(({ parentSpanId }) => parentSpanId === 'b'.repeat(16))
  expect(request?.name).toBe('GET /api/wallet/')
  expect(attributesOf(request)).toMatchObject({
    'http.route': '/api/wallet/',
    'http.response.status_code': 200,
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.length).toBe(spans.length - 1)
  expect(statements.map((span) => attributesOf(span)['db.query.text']).join()).toContain('session')
  expect(logged.filter(({ msg }) => msg === 'request')).toMatchObject([{ trace_id: traceId }])
})

test('nothing that was typed, nobody and no address is told', async () => {
  const { call, end } = await traced({ TRUST_PROXY: 'loopback' })
  const login = { email: ada.email, password: 'what-I-typed' }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
  const reply = await call('/account/login/?token=typed', {
    method: 'POST',
    body: JSON.stringify(login),
    headers,
  })
  expect(reply.status).toBe(400)
  await reply.text()
  const spans = await end()
  expect(spans.length).toBeGreaterThan(2)
  const text = told.map((message) => message.text).join()
  for (const secret of [ada.email, ada.id, 'what-I-typed', 'token=typed', '203.0.113.7', '127.0.0.1'])
    expect(text).not.toContain(secret)
})

test('what the log says of a request names its trace, after the body was read too', async () => {
  const { call, logged, end } = await traced({})
  const login = { email: ada.email, password: 'wrong' }
  const headers = { 'content-type': 'application/json' }
  await (await call('/account/login/', { method: 'POST', body: JSON.stringify(login), headers })).text()
  const spans = await end()
  const ids = new Set(spans.map((span) => span.traceId))
  expect(ids.size).toBe(1)
  // Fastify says at the start where it listens.
  const ofRequest = logged.filter(({ msg }) => !String(msg).startsWith('Server listening'))
  expect(ofRequest.length).toBeGreaterThan(1)
  for (const line of ofRequest) expect(line['trace_id']).toBe([...ids][0])
})

test("anybody else's trace is mentioned, and not gone on with", async () => {
  const { call, end } = await traced({})
  await (await call('/api/plans/', { headers: parent })).text()
  const spans = await end()
  expect(spans.map((span) => span.traceId)).not.toContain(traceId)
  expect(spans.flatMap(({ links = [] }) => links)).toMatchObject([{ traceId }])
})

test('the collector is sent the headers that it wants, and only the share that is asked for', async () => {
  const every = await traced({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret,authorization=Basic%20abc=' })
  await (await every.call('/api/plans/')).text()
  expect((await every.end()).length).toBeGreaterThan(0)
  expect(told[0]?.headers).toMatchObject({ 'x-key': 'secret', authorization: 'Basic abc=' })
  told = []
  const none = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await (await none.call('/api/plans/')).text()
  expect(await none.end()).toEqual([])
})

test('without an endpoint there is no tracing; with one that is not there, requests are answered and the end comes', async () => {
  expect(await openTracing(readConfig({}, '/'))).toBeUndefined()
  const { call, end } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await call('/api/plans/')).status).toBe(200)
  const beganMs = performance.now()
  await end()
  expect(performance.now() - beganMs).toBeLessThan(5_000)
})

test('a process of the product tells of its requests and statements, the last ones as it stops', async () => {
  const server = await startServer(app.database.ownerUrl, {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
  })
  await (await fetch(`${server.url}/api/plans/`)).text()
  await server.stop()
  const spans = told.flatMap((message) => message.spans)
  const request = spans.find(({ name }) => name === 'GET /api/plans/')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map((span) => attributesOf(span)['db.query.text']).join()).toContain('"plan"')
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not an address/],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    /^OTEL_EXPORTER_OTLP_HEADERS is not a list of headers(?!.*secret)/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG is "2": give a share/],
])('%j is refused', (env, why) => {
  expect(() => readConfig(env, '/')).toThrow(why)
})
