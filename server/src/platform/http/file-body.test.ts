import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { leaveBodiesUnread, readFileBody } from './file-body.ts'

/** Routes that take a file of up to 1 MB, over real connections: one of them gives it a fifth of a second, the other an hour. */
const bytesMax = 1_000_000
const hourMs = 3_600_000
const app = createApp()
let read = 0
let port = 0
beforeAll(async () => {
  await app.register(async (scope) => {
    leaveBodiesUnread(scope)
    const takeWithin = (withinMs: number) => async (request: FastifyRequest) => {
      const { length } = await readFileBody(request, bytesMax, withinMs)
      read += 1
      return { length }
    }
    scope.route({ method: 'POST', url: '/file', handler: takeWithin(hourMs) })
    scope.route({ method: 'POST', url: '/hasty', handler: takeWithin(200) })
    scope.route({
      method: 'POST',
      url: '/refused',
      handler: async (_request, reply) => reply.code(401).send({ detail: 'Log in.' }),
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const send = async (
  path: string,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body,
    ...({ duplex: 'half' } as object),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

/** As many bytes as are asked for, without saying so before. */
function unannounced(bytes: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(50_000)
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
      left -= piece.length
      if (left <= 0) controller.close()
    },
  })
}

/** Sends the beginning of a request and no more; gives what comes back until the other side ends it. */
async function begun(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test('a file of any type is read as it is, to the last byte that may be', async () => {
  for (const type of ['image/jpeg', 'application/json', 'text/html', 'multipart/form-data; boundary=x']) {
    const reply = await send('/file', new Uint8Array(bytesMax), { 'content-type': type })
    expect(reply).toEqual({ status: 200, body: { length: bytesMax } })
  }
})

test('one byte more is refused, whether the request says so or not', async () => {
  const before = read
  const refusal = { status: 413, body: { code: 'file_too_large' } }
  expect(await send('/file', new Uint8Array(bytesMax + 1))).toMatchObject(refusal)
  expect(await send('/file', unannounced(bytesMax + 1))).toMatchObject(refusal)
  expect(await send('/file', unannounced(20 * bytesMax))).toMatchObject(refusal)
  expect(read).toBe(before)
  expect(await send('/file', unannounced(bytesMax))).toMatchObject({ status: 200 })
})

test('no file at all is an empty one', async () => {
  expect(await send('/file', '')).toEqual({ status: 200, body: { length: 0 } })
})

test('a file that comes too slowly is given up with 408, and the connection ends', async () => {
  const answer = await begun('POST /hasty HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nbegun')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('file_incomplete')
  expect(answer).toMatch(/connection: close/i)
})

test('who leaves in the middle leaves nothing behind', async () => {
  const before = read
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /file HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nbegun', () => socket.destroy())
  await once(socket, 'close')
  expect(await send('/file', 'whole')).toEqual({ status: 200, body: { length: 5 } })
  expect(read).toBe(before + 1)
})

test('a refusal before the file is read reaches who sends it', async () => {
  expect(await send('/refused', new Uint8Array(bytesMax))).toEqual({
    status: 401,
    body: { detail: 'Log in.' },
  })
})
