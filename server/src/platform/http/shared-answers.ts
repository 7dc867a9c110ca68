import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everyone, as it is sent. */
type SharedAnswer = {
  readonly text: string
  readonly etag: string
  /** Packed when it is first asked for. */
  packed?: Promise<Buffer>
}

/** Addresses with a query of their own are many; the oldest make room. */
const keptMax = 500

/** Below this a packed answer is hardly smaller. */
const packedFromBytes = 2_048

const pack = promisify(gzip)

/**
 * Remembers answers that are the same for everyone while this process hears what changes (docs/decisions/0187): each until
 * something public has changed, in whichever process, and no longer than its route says, for what the time alone changes.
 */
export class SharedAnswers {
  readonly #kept = new Map<string, { readonly answer: Promise<SharedAnswer>; readonly untilMs: number }>()
  #isHearing = false

  /** Whether this process hears of changes; what was kept while it did not, or before, may be old. */
  setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing
    this.forget()
  }

  /** Something public has changed. An answer that is being made now is given to those who wait for it, and not kept. */
  forget(): void {
    this.#kept.clear()
  }

  /** The answer at an address, kept or made anew; several who ask at once wait for one. */
  async at(address: string, keptMs: number, make: () => Promise<unknown>): Promise<SharedAnswer> {
    const kept = this.#kept.get(address)
    if (kept !== undefined && performance.now() < kept.untilMs) return kept.answer
    const answer = make().then(sharedAnswer)
    if (!this.#isHearing) return answer
    const entry = { answer, untilMs: performance.now() + keptMs }
    this.#kept.delete(address)
    this.#kept.set(address, entry)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest)
    // A refusal is for whoever asked.
    answer.catch(() => this.#kept.get(address) === entry && this.#kept.delete(address))
    return answer
  }
}

function sharedAnswer(body: unknown): SharedAnswer {
  const text = JSON.stringify(body)
  return { text, etag: `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"` }
}

/** Sends it, or that it is what the caller has already. Any cache may keep it, and has to ask before it gives it again. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  reply
    .header('cache-control', 'public, no-cache')
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding')
  const known = request.headers['if-none-match']
  if (known?.split(',').some((tag) => tag.trim() === answer.etag || tag.trim() === '*') === true)
    return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (answer.text.length < packedFromBytes || !takesGzip(request)) return reply.send(answer.text)
  answer.packed ??= pack(answer.text)
  return reply.header('content-encoding', 'gzip').send(await answer.packed)
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$)/.test(headers['accept-encoding'] ?? '')
