import { openEvents, streamChange, streamState } from '@evenmoor/contract/events'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { accepted } from '#api/accepted.ts'
import { freshAccessToken, freshSession } from '#api/client.ts'
import { endSession, readSession } from '#api/session.ts'

export type StreamHandlers = {
  /** The stream has begun: what changed before it is not told. */
  readonly onBegin: () => void
  readonly onState: (isLive: boolean) => void
  readonly onChange: (kinds: readonly string[], everyone: boolean) => void
}

/** The server gives a sign of life every 20 s. */
const silenceMsMax = 45_000
const pauseMsMax = 60_000

/**
 * Keeps a stream of events open until the signal, or until the session is over. A stream that ends is opened anew, after
 * a pause that doubles while that does not work.
 */
export async function openEventStream(handlers: StreamHandlers, signal: AbortSignal): Promise<void> {
  let pauseMs = 1_000
  while (!signal.aborted) {
    let retryAfterMs = 0
    try {
      const response = await openStream(signal)
      if (response === null) return
      if (response.ok && response.body) {
        await readEvents(
          response.body,
          { ...handlers, onBegin: () => ((pauseMs = 1_000), handlers.onBegin()) },
          signal,
        )
      } else retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1_000
    } catch {
      // Lost or out of reach: the same as an end.
    }
    if (signal.aborted) return
    handlers.onState(false)
    await pause(Math.max(pauseMs, retryAfterMs) * (0.75 + Math.random() / 2), signal)
    pauseMs = Math.min(pauseMs * 2, pauseMsMax)
  }
}

/** The answer, with a renewed token where the first is too old; null when there is no session any more. */
async function openStream(signal: AbortSignal): Promise<Response | null> {
  const session = await freshSession()
  if (!session) return null
  const response = await requestStream(session.access, signal)
  if (response.status !== 401) return response
  const access = await freshAccessToken(session)
  if (access === null) return null
  const second = await requestStream(access, signal)
  if (second.status !== 401) return second
  if (readSession()?.access === access) endSession()
  return null
}

const requestStream = (access: string, signal: AbortSignal): Promise<Response> =>
  fetch(openEvents.path, {
    headers: { accept: `text/event-stream, ${accepted}`, authorization: `Bearer ${access}` },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  })

/** Reads a stream to its end and gives up on a silent one. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  handlers: StreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader()
  const parser = createParser({ onEvent: (message) => dispatch(message, handlers) })
  const text = new TextDecoder()
  const leave = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', leave, { once: true })
  let silence = setTimeout(leave, silenceMsMax)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(leave, silenceMsMax)
      parser.feed(text.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
  }
}

function dispatch({ event, data }: EventSourceMessage, handlers: StreamHandlers): void {
  const said: unknown = JSON.parse(data)
  if (event === 'change') {
    const change = streamChange.safeParse(said)
    if (change.success) handlers.onChange(change.data.kinds, change.data.everyone)
    return
  }
  const state = streamState.safeParse(said)
  if (!state.success) return
  if (event === 'hello') handlers.onBegin()
  handlers.onState(state.data.live)
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
