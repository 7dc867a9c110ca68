import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endConnectionsWhileClosing, endConnectionsWhileLeaving } from './closing.ts'
import { leaveBodiesUnread } from './file-body.ts'

/** What is under way when the server closes is answered whole, and its connection, which would be kept, ends with it. */

/** So long that nothing here ends because its grace is over. */
const hourMs = 3_600_000

let app: FastifyInstance
let socket: Socket
let answer: string
let gate: PromiseWithResolvers<string>
beforeEach(async () => {
  gate = Promise.withResolvers()
  app = Fastify()
  endConnectionsWhileClosing(app, hourMs)
  await app.register(async (scope) => {
    leaveBodiesUnread(scope)
    scope.get('/slow', async () => ({ told: await gate.promise }))
    scope.get('/begun', async () => Readable.from(parts()))
    scope.post('/refused', async (_request, reply) => reply.code(401).send({ detail: 'Log in.' }))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})

async function* parts() {
  yield 'the beginning'
  yield await gate.promise
}

/** Begins to close, and comes back when the server takes no more connections. */
async function closing(): Promise<{ closed: Promise<undefined> }> {
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  return { closed }
}

test('a request that is worked on is answered, and told that its connection ends', async () => {
  const arrived = once(app.server, 'request')
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await arrived
  const { closed } = await closing()
  const ended = once(socket, 'close')
  gate.resolve('all of it')
  await Promise.all([closed, ended])
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/connection: close/i)
  expect(answer).toContain('all of it')
})

test('an answer that had begun comes to its end', async () => {
  socket.write('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => answer).toContain('the beginning')
  const { closed } = await closing()
  const ended = once(socket, 'close')
  gate.resolve('and the end')
  await Promise.all([closed, ended])
  expect(answer).toContain('and the end')
  expect(answer).toMatch(/0\r\n\r\n$/)
})

test('a request that was answered before its body came ends when its body is there', async () => {
  socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nbegun')
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 401 /)
  const { closed } = await closing()
  const ended = once(socket, 'close')
  socket.write('ended')
  await Promise.all([closed, ended])
})

test('a connection that was opened ahead and never used ends at once', async () => {
  await expect.poll(() => openConnections(app)).toBe(1)
  const ended = once(socket, 'close')
  await Promise.all([app.close(), ended])
})

test('what is not through when the grace is over is cut off', async () => {
  const hasty = Fastify()
  endConnectionsWhileClosing(hasty, 100)
  hasty.get('/', async () => 'never asked for')
  await hasty.listen({ port: 0, host: '127.0.0.1' })
  const slow = connect((hasty.server.address() as AddressInfo).port, '127.0.0.1')
  slow.on('error', () => undefined)
  const [there] = (await once(hasty.server, 'connection')) as [Socket]
  slow.write('GET / HT')
  await expect.poll(() => there.bytesRead).toBeGreaterThan(0)
  const ended = once(slow, 'close')
  await Promise.all([hasty.close(), ended])
})

const openConnections = (of: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    of.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a process that is leaving still answers, and each answer ends its connection', async () => {
  let leaves = false
  const leaving = Fastify()
  endConnectionsWhileLeaving(leaving, () => leaves)
  leaving.get('/', async () => ({}))
  const ask = async () => {
    const { statusCode, headers } = await leaving.inject({ url: '/' })
    return [statusCode, headers.connection === 'close']
  }
  expect(await ask()).toEqual([200, false])
  leaves = true
  expect(await ask()).toEqual([200, true])
  await leaving.close()
})
