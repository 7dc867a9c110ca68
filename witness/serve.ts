/** A witness that logs send their heads to: POST /add-checkpoint. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { addCheckpoint, type Witness } from './add-checkpoint.ts'

const bodyBytesMax = 256 * 1024

/** Not listening yet. `GET /` gives the witness's own key. */
export function witnessServer(witness: Witness): Server {
  return createServer({ requestTimeout: 10_000 }, (request, response) => {
    const send = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (request.method === 'GET' && request.url === '/') return send(200, `${witness.key.vkey}\n`)
    if (request.url !== '/add-checkpoint') return send(404, 'Nothing is here.\n')
    if (request.method !== 'POST')
      return response.writeHead(405, { allow: 'POST', 'content-type': 'text/plain' }).end()
    return void answer(request).then(
      ({ status, body, type }) => send(status, body, type),
      () => send(500, 'The witness could not do that.\n'),
    )
  })

  async function answer(request: IncomingMessage) {
    const body = await bodyOf(request)
    return body === undefined
      ? { status: 413, body: 'That is larger than a checkpoint.\n', type: 'text/plain; charset=utf-8' }
      : addCheckpoint(witness, body)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > bodyBytesMax) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
