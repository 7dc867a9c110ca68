import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPages } from '#platform/pages/register-pages.ts'
import { createApp } from './app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-malformed-'))
const root = path.join(folder, 'client')
let app: FastifyInstance
let port: number

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'), { recursive: true })
  for (const page of ['index.html', '__spa-fallback.html'])
    writeFileSync(path.join(root, page), '<h1>Home</h1>')
  writeFileSync(path.join(root, 'assets/app-1a2b.js'), 'one()')
  writeFileSync(path.join(folder, 'package.json'), '{"dependencies":{}}')
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ app: [], documents: {}, listed: [] }))
  app = createApp()
  app.get('/api/things/:id/', async () => ({ found: true }))
  await registerPages(app, { root, publicUrl: 'https://evenmoor.example', contacts: {} })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

type Answer = { readonly status: number; readonly headers: Map<string, string>; readonly body: string }

/** Sends a request line as it is, which no HTTP client would, and reads the answer to its end. */
const send = (line: string): Promise<Answer> =>
  sendWhole(`${line} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n`)

async function sendWhole(text: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one]))
  return { status: Number(first.split(' ')[1]), headers, body }
}

test.each([
  ['GET /assets/', 404],
  ['GET /assets/%00', 404],
  ['GET /assets/%2e%2e/%2e%2e/package.json', 404],
  ['GET /assets/..%5c..%5cpackage.json', 404],
  ['GET /assets/%2e%2e%2fpages.json', 404],
  ['POST /assets/', 404],
  ['GET /%c0%ae/', 400],
  ['GET /api/%c0', 400],
  [`GET /api/things/${'a'.repeat(300)}/`, 414],
  ['TRACE /', 405],
  ['TRACE /api/things/1/', 405],
  ['FOO /', 400],
  ['GET', 400],
  ['\u0000\u0001', 400],
  [`GET /${'a'.repeat(20_000)}`, 431],
])('%j is answered %i, with a reason, a request id and the security headers', async (line, status) => {
  const answer = await send(line)
  expect(answer.status).toBe(status)
  assertShape(answer)
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n', 417],
  ['a chunk of no size', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
])('a request with %s is refused in the same shape', async (_what, text, status) => {
  const answer = await sendWhole(text)
  expect(answer.status).toBe(status)
  assertShape(answer)
})

function assertShape(answer: Answer): void {
  expect(JSON.parse(answer.body)).toEqual({ detail: expect.any(String) })
  expect(answer.headers.get('x-request-id')).toMatch(/[\da-f-]{36}$/)
  const secured = ['content-security-policy', 'x-content-type-options', 'strict-transport-security']
  expect([...answer.headers.keys()]).toEqual(expect.arrayContaining(secured))
  expect(answer.body).not.toMatch(/FST_|node_modules|fastify|dependencies/i)
}

test('what is refused so does not end the server', async () => {
  expect((await send('GET /assets/app-1a2b.js')).status).toBe(200)
})
