import { connect } from 'node:net'
import type { Sent } from './calls.ts'

/** One answer on a connection. */
export type Answer = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** How long nothing may come before the sender ends its side; only what was never whole waits so long. */
const patienceMs = 1_000

/** Sends bytes on a connection of their own, and gives what came back until the server ended it, or a stream began. */
export function send({ port, sent }: { readonly port: number; readonly sent: Sent }): Promise<Answer[]> {
  const { promise, resolve } = Promise.withResolvers<Answer[]>()
  const chunks: Buffer[] = []
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    // A stream of events has no end.
    if (chunks.length === 1 && chunk.includes('content-type: text/event-stream')) socket.destroy()
  })
  // A reset is an end as well.
  socket.on('error', () => undefined)
  socket.on('end', () => socket.end())
  socket.on('close', () => resolve(answersIn(Buffer.concat(chunks).toString('latin1'), sent.isHead)))
  socket.setTimeout(patienceMs, () => (socket.writableEnded ? socket.destroy() : socket.end()))
  if (sent.isEnded) socket.end(sent.bytes)
  else socket.write(sent.bytes)
  return promise
}

/** The answers in what a connection gave, without those that only say "go on". */
function answersIn(text: string, isHead: boolean): Answer[] {
  const answers: Answer[] = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    )
    const status = Number(first.split(' ')[1])
    const hasBody = !isHead && status >= 200 && status !== 204 && status !== 304
    const { body, length } = hasBody ? bodyIn(rest.slice(end + 4), headers) : { body: '', length: 0 }
    if (status >= 200) answers.push({ status, headers, body })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

function bodyIn(text: string, headers: ReadonlyMap<string, string>): { body: string; length: number } {
  const length = headers.get('content-length')
  if (length !== undefined) return { body: text.slice(0, Number(length)), length: Number(length) }
  if (headers.get('transfer-encoding') !== 'chunked') return { body: text, length: text.length }
  const end = /(?:^|\r\n)0\r\n\r\n/.exec(text)
  const all = end === null ? text.length : end.index + end[0].length
  return { body: text.slice(0, all), length: all }
}
