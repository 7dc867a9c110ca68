import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { accessLog } from '#access-log.ts'
import { createApp } from './app.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that trusts these proxies, and the lines it logs. */
async function serving(trustProxy: false | string[]) {
  const lines: string[] = []
  const log = accessLog({ write: (line) => lines.push(line) })
  const app = createApp(undefined, trustProxy, [log])
  app.get('/things/:id/', async () => ({}))
  ends.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const ask = async (headers: Record<string, string>, path = '/things/12/', method = 'GET') => {
    const answer = await fetch(url + path, { headers, method })
    await answer.arrayBuffer()
    return answer.headers.get('x-request-id')
  }
  return { ask, lines }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

test('the id that a trusted proxy gives a request is kept', async () => {
  for (const proxies of [['loopback'], ['10.0.0.1', '127.0.0.0/8'], ['127.0.0.1']]) {
    const { ask } = await serving(proxies)
    expect(await ask({ 'x-request-id': 'proxy-id.12345' })).toBe('proxy-id.12345')
    expect(await ask({})).toMatch(uuid)
  }
})

test('nobody else may name a request', async () => {
  for (const proxies of [false as const, ['10.0.0.1'], ['uniquelocal', '::1']]) {
    const { ask } = await serving(proxies)
    expect(await ask({ 'x-request-id': 'proxy-id.12345' })).toMatch(uuid)
  }
})

test.each(['short', 'x'.repeat(129), 'with a space', 'a"quote"12', '{"level":60}'])(
  'an id like %j is replaced',
  async (id) => {
    const { ask } = await serving(['loopback'])
    expect(await ask({ 'x-request-id': id })).toMatch(uuid)
  },
)

test('each request is a line with its ids and its route, and without its address, its query and who asked', async () => {
  const { ask, lines } = await serving(['loopback'])
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'some browser',
    authorization: 'Bearer s3cret',
  }
  await ask({ ...headers, 'x-request-id': 'proxy-id.12345', traceparent }, '/things/12345/?token=s3cret')
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    event: 'request_ended',
    time: expect.any(Number),
    request_id: 'proxy-id.12345',
    trace_id: traceId,
    method: 'GET',
    route: '/things/:id/',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
})

test('a trace that is none is left out, and so is one that nobody trusted names', async () => {
  const wrong = ['00-xyz', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${traceId}-00f067aa0ba902b7-01`]
  const trusting = await serving(['loopback'])
  for (const text of wrong) await trusting.ask({ traceparent: text })
  await expect.poll(() => trusting.lines.length).toBe(wrong.length)
  const other = await serving(false)
  await other.ask({ traceparent })
  await expect.poll(() => other.lines.length).toBe(1)
  for (const line of [...trusting.lines, ...other.lines])
    expect(JSON.parse(line)).not.toHaveProperty('trace_id')
})

test('an address that nothing has is told without it', async () => {
  const { ask, lines } = await serving(false)
  await ask({}, '/reset/a-secret-token/')
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: 'none', status: 404 })
  expect(lines[0]).not.toContain('secret')
})

test('a caller who leaves before the answer is logged as such', async () => {
  const lines: string[] = []
  const app = createApp(undefined, false, [accessLog({ write: (line) => lines.push(line) })])
  const answer = Promise.withResolvers<object>()
  app.get('/slow', () => answer.promise)
  ends.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const arrived = once(app.server, 'request')
  const asked = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`, {
    signal: leaving.signal,
  }).catch(() => undefined)
  await arrived
  leaving.abort()
  await asked
  await expect.poll(() => lines.length).toBe(1)
  answer.resolve({})
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/slow', status: 499 })
})
