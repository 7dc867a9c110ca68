import { MarketFault } from './market-fault.ts'
import { parseExactly } from '#platform/exact-json.ts'

export type Bounds = {
  /** Aborted when the time for the whole answer, its last byte included, is over. */
  readonly signal: AbortSignal
  /** Counted after decompression. */
  readonly bytesMax: number
  /** Sent besides `accept`. */
  readonly headers?: Readonly<Record<string, string>>
}

const pauseMaxMs = 600_000
/** For a 429 that does not say how long. */
const pauseUnnamedMs = 60_000

/**
 * Reads JSON from a service that is not ours: bounded in time and size, redirects never followed (X06), numbers
 * kept as text. Throws a MarketFault for whatever is not a success in JSON.
 */
export async function getJson(address: URL, { signal, bytesMax, headers = {} }: Bounds): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal,
    })
  } catch (error) {
    throw new MarketFault(signal.aborted ? 'did not answer in time' : `is out of reach: ${causeOf(error)}`)
  }
  try {
    assertJson(response)
    return parse(await readBody(response, bytesMax, signal))
  } finally {
    // What was not read to its end would hold the connection.
    await response.body?.cancel().catch(() => undefined)
  }
}

function assertJson({ status, headers }: Response): void {
  const askedMs = pauseFrom(headers.get('retry-after'))
  if (status === 429)
    throw new MarketFault('answered 429', { isPassing: false, retryAfterMs: askedMs ?? pauseUnnamedMs })
  if (status === 503 && askedMs !== undefined)
    throw new MarketFault('answered 503', { isPassing: false, retryAfterMs: askedMs })
  if (status !== 200) throw new MarketFault(`answered ${status}`, { isPassing: status >= 500 })
  const type = headers.get('content-type') ?? 'nothing'
  if (!/^application\/json\b/i.test(type)) throw new MarketFault(`sent ${type.slice(0, 40)} instead of JSON`)
}

async function readBody(response: Response, bytesMax: number, signal: AbortSignal): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body?.getReader()
  if (reader === undefined) throw new MarketFault('sent no body')
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > bytesMax) throw tooLarge(bytesMax)
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    if (error instanceof MarketFault) throw error
    throw new MarketFault(signal.aborted ? 'did not finish in time' : `broke off: ${causeOf(error)}`)
  } finally {
    reader.releaseLock()
  }
}

const tooLarge = (bytesMax: number) => new MarketFault(`sent more than ${bytesMax} bytes`)

function parse(text: string): unknown {
  try {
    return parseExactly(text)
  } catch {
    throw new MarketFault('sent what is not JSON')
  }
}

/** Retry-After in seconds or as a date; at most ten minutes are granted. */
function pauseFrom(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return ms > 0 ? Math.min(ms, pauseMaxMs) : undefined
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : 'unknown'
}
