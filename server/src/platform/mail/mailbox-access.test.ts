import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: '10.0.0.1' })
})
afterAll(() => t.close())

const own = '127.0.0.1'
const read = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, remoteAddress, headers })

test.each(['/dev/mail/', '/dev/mail/messages/?to=ada@example.com'])(
  '%s answers this machine, and is not there for anybody else',
  async (url) => {
    const statuses = await Promise.all([
      read(url, own),
      read(url, '::1', { host: '[::1]:3000' }),
      read(url, own, { host: 'localhost:3000' }),
      // From another machine, through a proxy, and by a name that somebody made lead here.
      read(url, '203.0.113.9'),
      read(url, '203.0.113.9', { host: 'localhost:3000' }),
      read(url, '10.0.0.1', { 'x-forwarded-for': '203.0.113.9', host: 'localhost' }),
      read(url, own, { host: 'evenmoor.example' }),
      read(url, own, { host: '127.0.0.1.evenmoor.example' }),
      // Through a proxy on this machine that keeps the name it calls us by, and that nobody told us to trust.
      read(url, own, { host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }),
      read(url, own, { host: 'localhost:3000', via: '1.1 proxy' }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(3).fill(200),
      ...Array<number>(7).fill(404),
    ])
  },
)
