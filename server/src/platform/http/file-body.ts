import { because } from '@evenmoor/contract/refusals'
import { on } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problems.ts'

/** So long one file may take to arrive. */
const fileWithinMs = 15_000

/** Leaves bodies unread on the routes of a scope. A handler reads one once it knows who sent it. */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/**
 * The file that a request brings. 413 when it is larger than `bytesMax`, however large it says it is; 408 when it does
 * not arrive in time. What is not read is dropped, so that the refusal reaches the sender.
 */
export async function readFileBody(
  request: FastifyRequest,
  bytesMax: number,
  withinMs = fileWithinMs,
): Promise<Buffer> {
  const stream = request.body
  if (!(stream instanceof Readable)) return Buffer.alloc(0)
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge(bytesMax)
  const chunks: Buffer[] = []
  let length = 0
  try {
    const signal = AbortSignal.timeout(withinMs)
    // Not the stream's own iterator: leaving that early closes the connection before the answer is sent.
    for await (const [chunk] of on(stream, 'data', { close: ['end', 'close'], signal })) {
      length += (chunk as Buffer).length
      if (length > bytesMax) throw tooLarge(bytesMax)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw incomplete(error instanceof Error && error.name === 'AbortError' ? 408 : 400)
  } finally {
    stream.resume()
  }
  return Buffer.concat(chunks, length)
}

const tooLarge = (bytesMax: number): Problem =>
  new Problem(413, because('file_too_large', { megabytes_max: bytesMax / 1024 / 1024 }), { isNamed: true })

const incomplete = (status: 400 | 408): Problem =>
  new Problem(status, because('file_incomplete'), { isNamed: true, headers: { connection: 'close' } })
