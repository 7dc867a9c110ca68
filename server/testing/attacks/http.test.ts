import { hash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newEmail } from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'

/** What is tried on the level of HTTP (trust.md, section 2), over a real connection. */
let t: TestApp
let origin: string
let port: number
beforeAll(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => t.close())

/** Sends bytes as they are, and gives the beginning of the answer. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  raw(
    [line, 'Host: x', 'Connection: close', ...headers, `Content-Length: ${body.length}`, '', body].join(
      '\r\n',
    ),
  )

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

const login = (headers: Record<string, string>, body: string) =>
  fetch(`${origin}/account/login/`, { method: 'POST', headers, body })

describe('B01: security headers', () => {
  test.each([
    ['/account/me/', 401],
    ['/api/plans/', 200],
    ['/nothing', 404],
    ['/api/nothing/', 404],
    ['/healthz', 200],
    ['/openapi.json', 200],
    ['/docs/api', 200],
    ['/dev/mail/', 200],
  ])('%s', async (path, status) => {
    const reply = await fetch(origin + path)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(
      Number(/max-age=(\d+)/.exec(reply.headers.get('strict-transport-security') ?? '')?.[1]),
    ).toBeGreaterThan(31_536_000)
    for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'])
      expect([name, reply.headers.get(name)]).toEqual([
        name,
        expect.stringMatching(/^(?:no-referrer|same-origin)$/),
      ])
    expect(reply.headers.get('permissions-policy')).toContain('camera=()')
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(reply.headers.get('content-security-policy')).toContain(rule)
    if (path.endsWith('/') && !path.startsWith('/dev') && status !== 404)
      expect(reply.headers.get('cache-control')).toBe(
        // The plans are the same for everyone, so a copy may be kept, if it is asked about each time.
        path === '/api/plans/' ? 'public, no-cache' : 'no-store',
      )
    expect(reply.headers.get('server')).toBeNull()
    expect(reply.headers.get('x-powered-by')).toBeNull()
  })

  test('the page of the endpoints has its own style, which its policy names, and no other', async () => {
    const reply = await fetch(`${origin}/docs/api`)
    const styles = [...(await reply.text()).matchAll(/<style>([^]*?)<\/style>/g)].map(
      ([, style = '']) => style,
    )
    expect(styles).toHaveLength(1)
    expect(reply.headers.get('content-security-policy')).toContain(
      `style-src 'sha256-${hash('sha256', styles[0] ?? '', 'base64')}';`,
    )
  })

  test('no call is kept by a cache, answered or refused', async () => {
    const person = await t.person()
    for (const path of ['/account/me/', '/account/sessions/', '/api/wallet/']) {
      const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${person.access}` } })
      expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })
})

describe('B06: other origins', () => {
  test.each(['https://evil.example', 'null', 'https://app.example.evil.tld', 'http://localhost:3000'])(
    '%s is not allowed to read anything',
    async (from) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const reply = await fetch(`${origin}/account/me/`, {
          method,
          headers: {
            origin: from,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'authorization',
          },
        })
        const names = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(names).toEqual([])
      }
    },
  )
})

describe('B07: the type of a body', () => {
  const body = JSON.stringify({ email: newEmail(), password: 'x' })
  const unchecked = JSON.stringify({ email: ['a'], password: { $gt: '' } })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
  ])('%s is refused with 415', async (type) => {
    expect((await login({ 'content-type': type }, body)).status).toBe(415)
  })

  test.each([
    'application/json',
    'application/json;charset=utf-8',
    'Application/JSON ;',
    'application/json\t;x',
    ' application/json',
  ])('%j is validated as JSON or refused, never taken unchecked', async (type) => {
    const reply = await login({ 'content-type': type }, unchecked)
    expect([400, 415]).toContain(reply.status)
    if (reply.status === 400) expect(await reply.json()).toHaveProperty('email')
  })

  test('none at all is refused', async () => {
    const answer = await request('POST /account/login/ HTTP/1.1', [], body)
    expect([400, 415]).toContain(statusOf(answer))
  })
})

describe('B12: too much', () => {
  test('a body one byte over the limit is 413; the limit itself is read', async () => {
    const limit = 64 * 1024
    const sized = (bytes: number) => {
      const frame = JSON.stringify({ email: '', password: 'x' }).length
      return JSON.stringify({ email: 'a'.repeat(bytes - frame), password: 'x' })
    }
    const json = { 'content-type': 'application/json' }
    expect((await login(json, sized(limit))).status).toBe(400)
    expect((await login(json, sized(limit + 1))).status).toBe(413)
  })

  test('32 KiB of headers are 431', async () => {
    const answer = await request('GET /healthz HTTP/1.1', [`X-Long: ${'a'.repeat(32 * 1024)}`])
    expect(statusOf(answer)).toBe(431)
  })

  test('200 connections that send nothing do not keep others from an answer', async () => {
    const opened: Socket[] = []
    const onConnection = (socket: Socket) => void opened.push(socket)
    t.app.server.on('connection', onConnection)
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('POST /account/login/ HTTP/1.1\r\nHost: x\r\n')
      return socket
    })
    await expect.poll(() => opened.length).toBe(200)
    t.app.server.off('connection', onConnection)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    // Answered beside them, not after them.
    expect(opened.filter(({ closed }) => closed)).toEqual([])
    for (const socket of slow) socket.destroy()
  })

  test.each(['limit=1000000000', 'page_size=1e9', 'page=-1', 'cursor=%00', 'cursor=-1', 'limit=-1'])(
    'a list asked for with ?%s gives at most 100 entries or 400',
    async (query) => {
      const person = await t.person()
      const reply = await fetch(`${origin}/api/wallet/transactions/?${query}`, {
        headers: { authorization: `Bearer ${person.access}` },
      })
      expect([200, 400]).toContain(reply.status)
      if (reply.status === 200)
        expect(((await reply.json()) as { results: unknown[] }).results.length).toBeLessThanOrEqual(100)
    },
  )
})

describe('B13: tricks with paths', () => {
  test.each([
    '//admin',
    '//evil.example/account/me/',
    '/dashboard/..%2fadmin',
    '/.env',
    '/.git/config',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/account/../account/me/',
    '/account/me/%00',
    '/account//me/',
    '/account/me/;x=1',
    '/ACCOUNT/ME/',
    '/account/me',
  ])('%s opens nothing', async (path) => {
    const person = await t.person()
    const answer = await request(`GET ${path} HTTP/1.1`, [`Authorization: Bearer ${person.access}`])
    expect([400, 403, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/root:|"dependencies"|"email"/)
  })
})

describe('B15: what errors say', () => {
  test.each([
    ['POST', '/account/login/', '{'],
    ['POST', '/account/login/', '{"a":"\u0000"}'],
    ['PUT', '/account/login/', '{}'],
    ['DELETE', '/account/registration/', ''],
    ['PATCH', '/api/plans/', '{}'],
  ])(
    '%s %s with %j: JSON with detail and a request id, and nothing of the inside',
    async (method, path, body) => {
      const reply = await fetch(origin + path, {
        method,
        headers: body === '' ? {} : { 'content-type': 'application/json' },
        ...(body === '' ? {} : { body }),
      })
      const text = await reply.text()
      expect([400, 404, 405]).toContain(reply.status)
      expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(Object.values(JSON.parse(text) as object).length).toBeGreaterThan(0)
      expect(text).not.toMatch(/ at |node_modules|\.ts|fastify|postgres|syntax/i)
    },
  )

  test.each([
    ['GET', '/account/login/', 'POST'],
    ['PUT', '/account/me/', 'GET, HEAD, PATCH'],
    ['POST', '/account/sessions/x/', 'DELETE'],
    ['DELETE', '/api/plans/', 'GET, HEAD'],
  ])('%s %s is 405, and says that %s is allowed', async (method, path, allowed) => {
    const reply = await fetch(origin + path, { method })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allowed])
    expect(await reply.json()).toEqual({ detail: 'This method isn’t allowed here.' })
  })

  test('TRACE echoes nothing', async () => {
    const answer = await request('TRACE /account/me/ HTTP/1.1', ['X-Secret: told'])
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(answer).not.toContain('told')
  })

  test('a database that fails is told without its words, under a reference', async () => {
    const broken = await createTestApp()
    const quiet = console.error
    console.error = () => undefined
    try {
      const person = await broken.person()
      await runAs(broken.database.ownerUrl, 'alter table person rename to person_away')
      const reply = await person.call('GET', '/account/me/')
      expect(reply.status).toBe(500)
      expect(reply.body.detail).toMatch(/Reference [\da-f-]{36}/)
      expect(JSON.stringify(reply.body)).not.toMatch(/person|relation|select/i)
      await runAs(broken.database.ownerUrl, 'alter table person_away rename to person')
    } finally {
      console.error = quiet
      await broken.close()
    }
  })
})
