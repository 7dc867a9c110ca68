import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'

/** B12, too much: what takes the server's own time, which no clock of ours sets forward. */
let t: TestApp
let port: number
beforeAll(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())

const json = 'Host: x\r\nContent-Type: application/json\r\n'
const long = `${json}Content-Length: 9999\r\n\r\n{`

// Headers have ten seconds and bodies fifteen. A file has 45, which is more than the test has.
test.concurrent.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', 'a'],
  ['a body', `POST /account/login/ HTTP/1.1\r\n${long}`, ' '],
  ['chunks', `POST /account/login/ HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ['a body for no call', `POST /no/such/call/ HTTP/1.1\r\n${long}`, ' '],
  ['a body that nobody reads', `GET /healthz HTTP/1.1\r\n${long}`, ' '],
])(
  'a connection that sends %s byte by byte is ended, long before a file would have to be there',
  { timeout: 40_000 },
  async (_what, beginning, drop) => {
    const socket = connect(port, '127.0.0.1')
    // A reset is an end as well.
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(beginning)
    const dripping = setInterval(() => socket.write(drop), 200)
    try {
      const ended = new Promise((resolve) => void socket.once('close', () => resolve('ended')))
      expect(await ended).toBe('ended')
    } finally {
      clearInterval(dripping)
      socket.destroy()
    }
  },
)
